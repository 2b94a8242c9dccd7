package org.racelens.recording.symbol;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An installed program that reads debug information. */
public record SymbolTool(Kind kind, Path program) {
	/** What the program is. */
	public enum Kind {
		/** That of LLVM, which knows code and data. */
		LLVM_SYMBOLIZER,
		/** That of the GNU tools, which knows code. */
		ADDR2LINE
	}

	private static final Pattern LLVM = Pattern.compile("llvm-symbolizer(?:-(\\d{1,4}))?(?:\\.exe)?");
	private static final Pattern GNU = Pattern.compile("addr2line(?:\\.exe)?");

	/**
	 * The best tool on a search path: LLVM's in its unnumbered or else its newest version, or else the other one.
	 *
	 * @param searchPath folders, as {@code PATH} has them
	 */
	public static Optional<SymbolTool> on(String searchPath) {
		List<Path> folders = folders(searchPath);
		Comparator<Path> best = Comparator.comparingInt(SymbolTool::version).reversed();
		Optional<SymbolTool> llvm = programs(folders, LLVM).stream().sorted(best).findFirst()
				.map(program -> new SymbolTool(Kind.LLVM_SYMBOLIZER, program));
		return llvm.or(() -> programs(folders, GNU).stream().findFirst().map(program -> new SymbolTool(Kind.ADDR2LINE, program)));
	}

	private static int version(Path program) {
		Matcher name = LLVM.matcher(program.getFileName().toString());
		return name.matches() && name.group(1) != null ? Integer.parseInt(name.group(1)) : Integer.MAX_VALUE;
	}

	private static List<Path> folders(String searchPath) {
		List<Path> folders = new ArrayList<>();
		for (String folder : searchPath.split(Pattern.quote(File.pathSeparator))) {
			try {
				if (!folder.isEmpty()) {
					folders.add(Path.of(folder));
				}
			} catch (InvalidPathException e) {
				// no folder has this name
			}
		}
		return folders;
	}

	private static List<Path> programs(List<Path> folders, Pattern name) {
		List<Path> programs = new ArrayList<>();
		for (Path folder : folders) {
			try (DirectoryStream<Path> files = Files.newDirectoryStream(folder,
					file -> name.matcher(file.getFileName().toString()).matches() && Files.isExecutable(file))) {
				files.forEach(programs::add);
			} catch (IOException e) {
				// a folder of the search path that is not there has no programs
			}
		}
		return programs;
	}
}
