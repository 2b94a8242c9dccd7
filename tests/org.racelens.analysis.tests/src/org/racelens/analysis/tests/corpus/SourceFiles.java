package org.racelens.analysis.tests.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.frontend.fortran.FortranFrontEnd;
import org.racelens.model.source.SourceLanguage;
import org.racelens.report.SourceLines;

/** The lines of files, each read once. Not for several threads. */
final class SourceFiles implements SourceLines {
	private final Map<String, List<String>> files = new HashMap<>();

	@Override
	public Optional<String> line(String path, int line) {
		List<String> lines = files.computeIfAbsent(path, SourceFiles::read);
		return line >= 1 && line <= lines.size() ? Optional.of(lines.get(line - 1)) : Optional.empty();
	}

	@Override
	public Optional<SourceLanguage> language(String path) {
		return FortranFrontEnd.reads(path) ? Optional.of(FortranFrontEnd.language()) : Optional.empty();
	}

	private static List<String> read(String path) {
		try {
			return Files.isRegularFile(Path.of(path)) ? Files.readAllLines(Path.of(path)) : List.of();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
