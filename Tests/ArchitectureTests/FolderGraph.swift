/// Which folder of a target uses which other one. A file beside the folders stands for itself.
///
/// A folder uses another one if a file in it names a type or calls a function that a file in the other one declares
/// at the top level, or names a member that an extension there adds to a type from elsewhere. This is found by names:
///
/// - A name that the folder declares itself, also as the name of a nested type, is its own.
/// - A member counts only if no other folder of the target declares a value, a function or a case of that name.
///   A member of another module's type with that name is taken for it.
/// - What is used without its name, such as the type of a property, is not seen.
struct FolderGraph {
    /// For each folder, the folders that it uses, each with one example.
    private(set) var arrows: [String: [String: String]] = [:]

    /// - Parameter files: The Swift sources of a target by their paths in it.
    init(_ files: [String: String]) {
        let read = files.sorted { $0.key < $1.key }.map { ($0.key, SwiftWords($0.value)) }
        let declared = Declared(read)
        for (path, file) in read {
            let folder = Self.folder(of: path)
            var seen: Set<SwiftWords.Word> = []
            for word in file.lines.lazy.flatMap(\.words) where seen.insert(word).inserted {
                for other in declared.folders(with: word, for: folder)
                where arrows[folder]?[other] == nil {
                    arrows[folder, default: [:]][other] = "\(path): \(word.text)"
                }
            }
        }
    }

    static func folder(of path: String) -> String {
        path.split(separator: "/").first.map(String.init) ?? path
    }

    /// Groups of folders that use each other in a circle, each with its arrows. Files beside the folders may use each other.
    var cycles: [[String]] {
        var reached: [String: Set<String>] = [:]
        for folder in arrows.keys { reached[folder] = reach(of: folder) }
        let groups = arrows.keys.map { folder in
            [folder] + (reached[folder] ?? []).filter { reached[$0]?.contains(folder) == true }
        }
        return Set(groups.map(Set.init))
            .filter { $0.count > 1 && !$0.allSatisfy { $0.hasSuffix(".swift") } }
            .map { group in
                group.sorted().flatMap { folder in
                    (arrows[folder] ?? [:]).filter { group.contains($0.key) }
                        .sorted { $0.key < $1.key }
                        .map { "\(folder) uses \($0.key) (\($0.value))" }
                }
            }
    }

    private func reach(of folder: String) -> Set<String> {
        var found: Set<String> = []
        var open = [folder]
        while let next = open.popLast() {
            for other in (arrows[next] ?? [:]).keys where found.insert(other).inserted {
                open.append(other)
            }
        }
        return found
    }
}

/// The names that the folders of a target declare for each other.
private struct Declared {
    private var types: [String: Set<String>] = [:]
    private var functions: [String: Set<String>] = [:]
    private var members: [String: Set<String>] = [:]
    /// The names of nested types, by folder.
    private var nested: [String: Set<String>] = [:]

    init(_ files: [(String, SwiftWords)]) {
        var values: [String: Set<String>] = [:]
        var added: [(type: String, name: String, path: String)] = []
        for (path, file) in files {
            let folder = FolderGraph.folder(of: path)
            var extended: String?
            for line in file.lines {
                guard let (kind, name, isPrivate) = line.declaration else { continue }
                if SwiftWords.Line.values.contains(kind) {
                    values[name, default: []].insert(folder)
                }
                let isType = SwiftWords.Line.types.contains(kind)
                if line.indent > 0 {
                    if isType { nested[folder, default: []].insert(name) }
                    if let extended, line.indent == 4, !isPrivate, kind == "func" || kind == "var" {
                        added.append((extended, name, path))
                    }
                    continue
                }
                extended = kind == "extension" && !isPrivate ? name : nil
                if isPrivate { continue }
                if isType { types[name, default: []].insert(folder) }
                if kind == "func" { functions[name, default: []].insert(folder) }
            }
        }
        for (type, name, path) in added {
            let folder = FolderGraph.folder(of: path)
            // Files beside the folders share their types.
            let isOwn =
                types[type]?.contains { $0 == folder || folder == path && $0.hasSuffix(".swift") }
                ?? false
            if !isOwn, values[name] == [folder] { members[name] = [folder] }
        }
    }

    /// The other folders that declare what a word in this folder names.
    func folders(with word: SwiftWords.Word, for folder: String) -> Set<String> {
        let known =
            if word.isMember {
                members[word.text]
            } else if nested[folder]?.contains(word.text) == true {
                Set<String>?.none
            } else {
                types[word.text] ?? (word.isCalled ? functions[word.text] : nil)
            }
        guard let known, !known.contains(folder) else { return [] }
        return known
    }
}
