import Testing

@testable import WebPresenter

@Suite struct QRCodeTests {
    /// As zbarimg 0.23 reads it.
    private static let link = """
        #######...###..##..#..#######
        #.....#..###..........#.....#
        #.###.#.#.###.#.#.###.#.###.#
        #.###.#.#...#...###.#.#.###.#
        #.###.#.#.#..###...#..#.###.#
        #.....#.###..######...#.....#
        #######.#.#.#.#.#.#.#.#######
        ........#.#..#.#..#..........
        #.#####...###.##.####.#####..
        #.#.#.....##...#####..#.#...#
        ###.###.##..#....#.....##....
        #..###.#...##.#.#..#.##.#..#.
        ###..####.###...#..###.#.##..
        ##.....#...#.###.#.#..#.#.#.#
        ..#.#.#.####.####.#..##...#..
        .#...#...#.#.#.#..#..#.#...#.
        ...######.##..##....##....#..
        #..#.#.##..##..##..#.##.###.#
        #.#.###..####....#....#..##..
        #.#.##.##...#.#.#..#.##.#..#.
        #..#.####..#....#...#####.###
        ........###.####...##...#####
        #######..########.###.#.###..
        #.....#.#....#.#..#.#...#....
        #.###.#.###.#.##....#######.#
        #.###.#.#...#..##.#.##.#.....
        #.###.#.#.###.#..#.##.#.##.#.
        #.....#..#.####.#.#.##.##..#.
        #######.#...#.#...#......##..
        """

    @Test func aLinkIsDrawnAsReadersReadIt() throws {
        let code = try #require(QRCode("http://192.168.1.20:8642/XWPF"))
        let drawn = (0..<code.size).map { row in
            String((0..<code.size).map { code.isDark(row, $0) ? "#" : "." })
        }
        #expect(drawn.joined(separator: "\n") == Self.link)
    }

    /// Another encoder's pictures (segno 1.6.6) of texts that fill a size, as FNV-1a of their modules as 0 and 1, row by row.
    @Test(
        arguments: [
            (String(repeating: "B", count: 26), 25, 0x9002_4ab2_27d6_79ed),
            (String(repeating: "c", count: 62), 33, 0x675e_7f1c_dc72_ef38),
            (String(repeating: "d", count: 106), 41, 0x9fd3_3726_9219_4172),
            (String(repeating: "e", count: 122), 45, 0x038a_28fe_667a_25c8),
            (String(repeating: "f", count: 152), 49, 0x38d5_3b55_7ff4_c28d),
            (String(repeating: "g", count: 180), 53, 0xc177_6799_aa0c_327f),
            (String(repeating: "h", count: 213), 57, 0xee65_96db_6272_fbd8),
        ] as [(String, Int, UInt64)])
    func everySizeIsDrawnAsOthersDrawIt(text: String, size: Int, checksum: UInt64) throws {
        let code = try #require(QRCode(text))
        #expect(code.size == size)
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for row in 0..<size {
            for column in 0..<size {
                hash = (hash ^ (code.isDark(row, column) ? 49 : 48)) &* 0x100_0000_01b3
            }
        }
        #expect(hash == checksum)
    }

    @Test func whatIsTooLongHasNone() {
        #expect(QRCode(String(repeating: "h", count: 214)) == nil)
    }

    @Test func aTerminalShowsItWithLightAroundIt() throws {
        let code = try #require(QRCode("http://192.168.1.20:8642/XWPF"))
        #expect(code.lines.count == (code.size + 4 + 1) / 2)
        #expect(code.lines.allSatisfy { $0.count == code.size + 4 })
        #expect(code.lines.first?.allSatisfy { $0 == "█" } == true)
    }
}
