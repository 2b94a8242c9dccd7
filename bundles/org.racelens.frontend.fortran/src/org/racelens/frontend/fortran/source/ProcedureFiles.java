package org.racelens.frontend.fortran.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
	private static final Pattern DEFINED = Pattern
			.compile("(?i)\\b(?:subroutine|function)[ \\t]+(\\w+)|name[ \\t]*=[ \\t]*[\"']([^\"']+)[\"']");
	private static final Pattern PROGRAM = Pattern.compile("(?im)^[ \\t]*program[ \\t]+\\w+[ \\t]*(?:!.*)?\\r?$");

	private final Together together;
	/** in a fixed order */
	private final SortedSet<String> paths;
	private final Map<String, Known> known = new ConcurrentHashMap<>();
	private volatile Names names;

	/** What a file held when it was read last: names that it may define, and whether it starts a program. */
	private record Known(long modified, long size, Set<String> words, boolean program) {
		static final Known NOTHING = new Known(0, 0, Set.of(), false);
	}

	public ProcedureFiles(Together together) {
		this.together = together;
		paths = Stream.concat(together.files().keySet().stream(), together.several().stream()).filter(SourceForm::isFortran)
				.collect(Collectors.toCollection(TreeSet::new));
	}

	/** How a file is compiled; empty where that is not known. */
	public Optional<CompileCommand> command(String path) {
		return Optional.ofNullable(together.files().get(path)).filter(c -> !together.several().contains(path));
	}

	/** What the files hold now. */
	public Names names() {
		Map<String, Known> now = new LinkedHashMap<>();
		paths.forEach(p -> now.put(p, words(p)));
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
			files.forEach((path, known) -> known.words().forEach(w -> having.computeIfAbsent(w, k -> new ArrayList<>()).add(path)));
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
			List<String> all = having.getOrDefault(word, List.of()).stream().filter(p -> !isSame(p, from))
					.filter(p -> !files.get(p).program() || isOnlyProgram(p, from))
					.filter(p -> command(p).isEmpty() || isDefinition.test(p)).toList();
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

		/** A file that starts a program is no part of another one. */
		private boolean isOnlyProgram(String path, String from) {
			return !words(from).program() && paths.stream().filter(p -> !p.equals(path))
					.filter(p -> together.by() == By.BUILD || folder(p).equals(folder(path))).noneMatch(p -> files.get(p).program());
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
			if (before != null && before.modified() == modified && before.size() == size) {
				return before;
			}
			String text = size > LARGEST ? "" : read(path).map(SourceText::text).orElse("");
			Set<String> words = new LinkedHashSet<>();
			Matcher m = DEFINED.matcher(text);
			while (m.find()) {
				words.add(m.group(1) == null ? m.group(2) : LinkerName.called(m.group(1).toLowerCase(Locale.ROOT)));
				Optional.ofNullable(m.group(1)).map(n -> n.toLowerCase(Locale.ROOT)).ifPresent(words::add);
			}
			Known now = new Known(modified, size, words, PROGRAM.matcher(text).find());
			known.put(path, now);
			return now;
		} catch (InvalidPathException | IOException e) {
			return Known.NOTHING;
		}
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
				.forEach(n -> LinkerName.of(n).ifPresent(s -> all.computeIfAbsent(s, k -> new ArrayList<>()).add(n)));
		return all;
	}
}
