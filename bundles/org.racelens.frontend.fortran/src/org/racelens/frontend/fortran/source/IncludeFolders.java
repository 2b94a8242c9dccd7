package org.racelens.frontend.fortran.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.model.source.SourceText;

/**
 * Included files as compilers look for them: beside the file that asks, then in folders. Nothing outside of these folders is read, whatever
 * a name says.
 *
 * @param folders in the order in which they are asked
 */
public record IncludeFolders(List<String> folders) implements IncludedFiles {
	private static final long LARGEST = 16_000_000;

	public IncludeFolders {
		folders = List.copyOf(folders);
	}

	@Override
	public Optional<SourceText> find(String name, String from) {
		try {
			Path beside = Optional.ofNullable(Path.of(from).getParent()).orElse(Path.of(""));
			List<Path> roots = Stream.concat(Stream.of(beside), folders.stream().map(Path::of)).toList();
			return roots.stream().map(root -> root.resolve(name).normalize()).filter(file -> isInside(file, roots))
					.flatMap(file -> read(file).stream()).findFirst();
		} catch (InvalidPathException e) {
			return Optional.empty();
		}
	}

	/** Whether a file is in one of the folders, also where links lead. */
	private static boolean isInside(Path file, List<Path> roots) {
		try {
			Path real = file.toRealPath();
			for (Path root : roots) {
				if (Files.isDirectory(root.toAbsolutePath()) && real.startsWith(root.toRealPath())) {
					return Files.isRegularFile(real) && Files.size(real) <= LARGEST;
				}
			}
			return false;
		} catch (IOException e) {
			return false;
		}
	}

	private static Optional<SourceText> read(Path file) {
		try {
			return Optional.of(new SourceText(file.toString(), text(Files.readAllBytes(file)), 0));
		} catch (IOException e) {
			return Optional.empty();
		}
	}

	/** Bytes that are none of UTF-8 become characters that stand for no other. */
	private static String text(byte[] bytes) {
		return new String(bytes, StandardCharsets.UTF_8);
	}
}
