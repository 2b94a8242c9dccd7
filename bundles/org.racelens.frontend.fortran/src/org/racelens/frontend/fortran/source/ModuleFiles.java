package org.racelens.frontend.fortran.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.racelens.model.source.SourceText;

/**
 * The files in which modules stand: given with the file that uses one, else beside it and below, in folders of the compile command, then
 * beside its folder. What files hold is read once for each of their states. Used by several threads.
 */
public final class ModuleFiles {
	private static final int DEPTH = 4;
	/** more than the folders of a path */
	private static final int FURTHEST = 10_000;
	private static final int MOST_FILES = 5_000;
	private static final long LARGEST = 16_000_000;
	private static final Pattern MODULE = Pattern
			.compile("(?im)^[ \\t]*(?:module[ \\t]+(\\w+)|submodule[ \\t]*\\([^)\\n]*\\)[ \\t]*(\\w+))[ \\t]*(?:!.*)?\\r?$");

	private final Map<Path, Known> known = new ConcurrentHashMap<>();

	/** What a file held when it was read last. */
	private record Known(long modified, long size, Set<String> modules) {
	}

	/**
	 * The texts that hold a module; none is read that belongs to none of the places. Where there are several, none is nearer than the
	 * others.
	 *
	 * @param given files that are read together with the one that uses it: they come before all others
	 */
	public List<SourceText> find(String module, String from, List<String> folders, Collection<String> given) {
		Optional<Path> own = path(from).map(ModuleFiles::absolute);
		if (own.isEmpty()) {
			return List.of();
		}
		List<SourceText> found = nearest(module, given.stream().flatMap(g -> path(g).stream()).toList(), folder(own.get()), own.get());
		for (Path root : found.isEmpty() ? roots(from, folders) : List.<Path>of()) {
			found = nearest(module, files(root), absolute(root), own.get());
			if (!found.isEmpty()) {
				return found;
			}
		}
		return found;
	}

	/** Of files that hold a module the nearest: in a folder, below it, or least far above. */
	private List<SourceText> nearest(String module, List<Path> files, Path folder, Path own) {
		SortedMap<Integer, List<Path>> all = new TreeMap<>();
		files.stream().filter(f -> !absolute(f).equals(own) && modules(f).contains(module))
				.forEach(f -> all.computeIfAbsent(distance(folder, folder(f)), k -> new ArrayList<>()).add(f));
		return all.isEmpty() ? List.of() : all.get(all.firstKey()).stream().flatMap(f -> read(f).stream()).toList();
	}

	private static int distance(Path from, Path to) {
		int same = 0;
		while (same < Math.min(from.getNameCount(), to.getNameCount()) && from.getName(same).equals(to.getName(same))) {
			same++;
		}
		return (from.getNameCount() - same) * FURTHEST + to.getNameCount() - same;
	}

	private static Path folder(Path file) {
		Path parent = absolute(file).getParent();
		return parent == null ? absolute(file) : parent;
	}

	private static Path absolute(Path path) {
		return path.toAbsolutePath().normalize();
	}

	private static Optional<Path> path(String text) {
		try {
			return Optional.of(Path.of(text));
		} catch (InvalidPathException e) {
			return Optional.empty();
		}
	}

	private static List<Path> roots(String from, List<String> folders) {
		Set<Path> roots = new LinkedHashSet<>();
		try {
			Path beside = Optional.ofNullable(Path.of(from).getParent()).orElse(Path.of(""));
			roots.add(beside);
			folders.forEach(f -> roots.add(Path.of(f)));
			Optional.ofNullable(beside.toAbsolutePath().normalize().getParent()).filter(p -> p.getNameCount() > 1).ifPresent(roots::add);
		} catch (InvalidPathException e) {
			return List.of();
		}
		return List.copyOf(roots);
	}

	/** The files of Fortran in a folder and below, in a fixed order. */
	private static List<Path> files(Path root) {
		List<Path> files = new ArrayList<>();
		try (Stream<Path> all = Files.find(root, DEPTH,
				(p, a) -> a.isRegularFile() && a.size() <= LARGEST && SourceForm.isFortran(p.toString()))) {
			all.limit(MOST_FILES).sorted().forEach(files::add);
		} catch (IOException | UncheckedIOException e) {
			// a folder that cannot be read has no modules
			return files;
		}
		return files;
	}

	private Set<String> modules(Path file) {
		try {
			BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
			Known before = known.get(file);
			if (before != null && before.modified() == now.lastModifiedTime().toMillis() && before.size() == now.size()) {
				return before.modules();
			}
			Set<String> modules = new LinkedHashSet<>();
			Matcher m = MODULE.matcher(read(file).map(SourceText::text).orElse(""));
			while (m.find()) {
				Optional.ofNullable(m.group(1)).or(() -> Optional.ofNullable(m.group(2))).map(n -> n.toLowerCase(Locale.ROOT))
						.ifPresent(modules::add);
			}
			known.put(file, new Known(now.lastModifiedTime().toMillis(), now.size(), modules));
			return modules;
		} catch (IOException e) {
			return Set.of();
		}
	}

	/** The content of a file, as modules and included files are read; empty where it cannot be. */
	public static Optional<byte[]> content(String path) {
		try {
			return Optional.of(Files.readAllBytes(Path.of(path)));
		} catch (InvalidPathException | IOException e) {
			return Optional.empty();
		}
	}

	private static Optional<SourceText> read(Path file) {
		try {
			return Optional.of(new SourceText(file.toString(), new String(Files.readAllBytes(file), StandardCharsets.UTF_8), 0));
		} catch (IOException e) {
			return Optional.empty();
		}
	}
}
