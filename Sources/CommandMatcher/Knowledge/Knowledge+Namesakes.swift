extension Knowledge {
    /// People of whom one bears nearly the name of another and is somebody else.
    static let namesakes = """
        martin luther | martin luther king
        martin luther | martin luther king junior
        john adams | john quincy adams
        michael jordan | michael b jordan
        alexandre dumas | alexandre dumas the younger
        alexandre dumas | alexandre dumas fils
        johann strauss ii | johann strauss i
        william pitt the younger | william pitt the elder
        pliny the younger | pliny the elder
        cato the younger | cato the elder
        pieter bruegel the elder | pieter bruegel the younger
        hans holbein the younger | hans holbein the elder
        mahatma gandhi | indira gandhi | rajiv gandhi
        george h w bush | bush junior | the younger bush
        george w bush | bush senior | the elder bush
        bach | c p e bach | carl philipp emanuel bach | j c bach | johann christian bach
        johann sebastian bach | c p e bach | carl philipp emanuel bach | j c bach | johann christian bach
        kennedy | robert kennedy | ted kennedy | edward kennedy ? president
        john f kennedy | robert kennedy | ted kennedy | edward kennedy ? president
        """
}
