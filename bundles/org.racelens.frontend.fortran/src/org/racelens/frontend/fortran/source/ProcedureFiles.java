package org.racelens.frontend.fortran.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.Together;
import org.racelens.openmp.unit.Together.By;

/**
 * The files of one program, or of several, among which those are looked for that define external procedures. What files hold is read once
 * for each of their states. Used by several threads.
 */
public final class ProcedureFiles {
	/** Each text by itself. */
	public static final ProcedureFiles NONE = new ProcedureFiles(Together.named(Map.of()));

	private static final long LARGEST = 16_000_000;
	private final Together together;
	/** in a fixed order */
	private final SortedSet<String> paths;
	/** those of them that are searched, in a fixed order */
	private final SortedSet<String> searched;
	/** in other languages */
	private final SortedSet<String> others;
	private final Map<String, Known> known = new ConcurrentHashMap<>();
	private volatile Names names;

	/** What a file held when it was read last. */
	private record Known(long modified, long size, DefinedNames names) {
		static final Known NOTHING = new Known(0, 0, DefinedNames.NOTHING);
	}

	public ProcedureFiles(Together together) {
		this(together, SourceForm::isFortran);
	}

	private ProcedureFiles(Together together, Predicate<String> isSearched) {
		this.together = together;
		Map<Boolean, TreeSet<String>> all = Stream.concat(together.files().keySet().stream(), together.several().stream())
				.collect(Collectors.partitioningBy(SourceForm::isFortran, Collectors.toCollection(TreeSet::new)));
		paths = all.get(true);
		searched = paths.stream().filter(isSearched).collect(Collectors.toCollection(TreeSet::new));
		others = searched.isEmpty() ? new TreeSet<>() : all.get(false);
	}

	/** The same files, of which it is known how they are compiled, and not what they define. */
	public ProcedureFiles unsearched() {
		return new ProcedureFiles(together, p -> false);
	}

	/** How a file is compiled; empty where that is not known. */
	public Optional<CompileCommand> command(String path) {
		return Optional.ofNullable(together.files().get(path)).filter(c -> !together.several().contains(path));
	}

	/** The files, in a fixed order. */
	public List<String> paths() {
		return List.copyOf(paths);
	}

	/** What the files hold now. */
	public Names names() {
		Map<String, Known> now = new LinkedHashMap<>();
		Stream.concat(searched.stream(), others.stream()).forEach(p -> now.put(p, words(p)));
		Names before = names;
		if (before != null && before.isOf(now)) {
			return before;
		}
		Names made = new Names(now);
		names = made;
		return made;
	}

	/** What the files hold at one time. */
	public final class Names {
		private final Map<String, Known> files;
		private final Map<String, List<String>> having = new HashMap<>();

		private Names(Map<String, Known> files) {
			this.files = files;
			files.forEach((path, known) -> known.names().words().forEach(w -> having.computeIfAbsent(w, k -> new ArrayList<>()).add(path)));
		}

		private boolean isOf(Map<String, Known> others) {
			return files.entrySet().stream().allMatch(e -> e.getValue() == others.get(e.getKey()));
		}

		/**
		 * The files that define what a word may be the name of, as far as words tell: of one program with a text that is read.
		 *
		 * @param near the files with which the ones beside come first, where nobody says what belongs together; the text's own is the first
		 * @param isDefinition whether a file defines it
		 */
		public List<String> find(String word, List<String> near, Predicate<String> isDefinition) {
			String from = near.get(0);
			Set<String> having = new TreeSet<>(this.having.getOrDefault(word, List.of()));
			List<String> all = new ArrayList<>(searched.stream().filter(p -> having.contains(p) || files.get(p).names().any())
					.filter(p -> !isSame(p, from)).filter(p -> !files.get(p).names().program() || isOnlyProgram(p, from))
					.filter(p -> command(p).isEmpty() || isDefinition.test(p)).toList());
			if (!all.isEmpty()) {
				// what C alone defines is found when the units are linked
				having.stream().filter(others::contains).forEach(all::add);
			}
			if (together.by() == By.USER && all.size() > 1) {
				for (String n : near) {
					List<String> beside = all.stream().filter(p -> folder(p).equals(folder(n))).toList();
					if (!beside.isEmpty()) {
						return beside;
					}
				}
			}
			return all;
		}

		/**
		 * The one file with the start of the program that a build makes of all files; empty where it is a text's own, and where files are
		 * compiled with different macros, so that a text may mean more than one thing.
		 */
		public Optional<String> start(String from) {
			List<String> all = together.by() == By.BUILD ? searched.stream().filter(p -> files.get(p).names().program()).toList()
					: List.of();
			long kinds = searched.stream().map(p -> command(p).map(c -> List.of(c.macros(), c.includePaths()))).distinct().count();
			return all.stream().filter(p -> all.size() == 1 && kinds == 1 && !isSame(p, from)).findFirst();
		}

		/** A file that starts a program is no part of another one. */
		private boolean isOnlyProgram(String path, String from) {
			return !words(from).names().program() && searched.stream().filter(p -> !p.equals(path))
					.filter(p -> together.by() == By.BUILD || folder(p).equals(folder(path)))
					.noneMatch(p -> files.get(p).names().program());
		}
	}

	private static boolean isSame(String path, String other) {
		return absolute(path).equals(absolute(other));
	}

	private static String folder(String path) {
		Path parent = absolute(path).getParent();
		return parent == null ? "" : parent.toString();
	}

	private static Path absolute(String path) {
		try {
			return Path.of(path).toAbsolutePath().normalize();
		} catch (InvalidPathException e) {
			return Path.of("");
		}
	}

	private Known words(String path) {
		try {
			Path file = Path.of(path);
			long modified = Files.getLastModifiedTime(file).toMillis();
			long size = Files.size(file);
			Known before = known.get(path);
			if (before != null && before.modified() == modified && before.size() == size && before.names().isCurrent()) {
				return before;
			}
			Optional<SourceText> text = size > LARGEST ? Optional.empty() : read(path);
			Known now = new Known(modified, size, text.map(this::names).orElse(DefinedNames.NOTHING));
			known.put(path, now);
			return now;
		} catch (InvalidPathException | IOException e) {
			return Known.NOTHING;
		}
	}

	private DefinedNames names(SourceText text) {
		Optional<CompileCommand> command = Optional.ofNullable(together.files().get(text.path()));
		return SourceForm.isFortran(text.path())
				? DefinedNames.inFortran(text, new IncludeFolders(command.map(CompileCommand::includePaths).orElse(List.of())),
						command.map(c -> c.macros().keySet()).orElse(Set.of()))
				: DefinedNames.inC(text.text());
	}

	/** A file as it is now; empty where it cannot be read. */
	public static Optional<SourceText> read(String path) {
		try {
			return Optional.of(new SourceText(path, new String(Files.readAllBytes(Path.of(path)), StandardCharsets.UTF_8), 0));
		} catch (InvalidPathException | IOException e) {
			return Optional.empty();
		}
	}

	/** The procedures of a file that belong to no module, by what the linker knows them. */
	public static Map<String, List<Node>> defined(Node file) {
		Map<String, List<Node>> all = new HashMap<>();
		file.children().stream().filter(n -> n.is("subroutine", "function"))
				.forEach(n -> Stream.concat(LinkerName.of(n).stream(), LinkerName.entries(n).stream())
						.forEach(s -> all.computeIfAbsent(s, k -> new ArrayList<>()).add(n)));
		return all;
	}
}
