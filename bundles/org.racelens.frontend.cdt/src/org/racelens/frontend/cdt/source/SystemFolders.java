package org.racelens.frontend.cdt.source;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.model.source.Language;

/** The folders in which the system's compiler keeps its headers, where there is one. */
final class SystemFolders {
	private static final Path GCC = Path.of("/usr/lib/gcc/x86_64-linux-gnu");
	private static final Path CPP = Path.of("/usr/include/c++");
	private static final List<String> PLAIN = List.of("/usr/local/include", "/usr/include/x86_64-linux-gnu", "/usr/include");

	private SystemFolders() {
	}

	static List<String> existing(Language language) {
		List<String> result = new ArrayList<>();
		if (language == Language.CPP) {
			newest(CPP).ifPresent(p -> {
				result.add(p.toString());
				result.add("/usr/include/x86_64-linux-gnu/c++/" + p.getFileName());
				result.add(p.resolve("backward").toString());
			});
		}
		newest(GCC).map(p -> p.resolve("include").toString()).ifPresent(result::add);
		PLAIN.stream().filter(p -> Files.isDirectory(Path.of(p))).forEach(result::add);
		return result;
	}

	static boolean contains(String path) {
		return Stream.of(GCC.toString(), CPP.toString(), "/usr/include").anyMatch(folder -> path.startsWith(folder + "/"));
	}

	private static Optional<Path> newest(Path folder) {
		try (DirectoryStream<Path> versions = Files.newDirectoryStream(folder, "[0-9]*")) {
			List<Path> found = new ArrayList<>();
			versions.forEach(found::add);
			return found.stream().max(Comparator.comparingInt(SystemFolders::major));
		} catch (IOException | SecurityException e) {
			return Optional.empty();
		}
	}

	private static int major(Path version) {
		String digits = version.getFileName().toString().replaceAll("\\D.*", "");
		return digits.isEmpty() || digits.length() > 6 ? 0 : Integer.parseInt(digits);
	}
}
