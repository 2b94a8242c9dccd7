package org.racelens.ui.confirm;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.racelens.model.source.SourceLanguage;
import org.racelens.model.source.SourceText;
import org.racelens.report.SourceLines;

/** The lines of a source as it was analysed, and those of headers as they are saved. */
final class UnitLines implements SourceLines {
	private final Map<String, List<String>> lines = new ConcurrentHashMap<>();
	private final SourceLanguage language;

	/** @param language of the source, and of all that it includes */
	UnitLines(SourceText source, SourceLanguage language) {
		this.language = language;
		lines.put(source.path(), source.text().lines().toList());
	}

	@Override
	public Optional<String> line(String path, int line) {
		List<String> all = lines.computeIfAbsent(path, UnitLines::read);
		return 1 <= line && line <= all.size() ? Optional.of(all.get(line - 1)) : Optional.empty();
	}

	@Override
	public Optional<SourceLanguage> language(String path) {
		return Optional.of(language);
	}

	private static List<String> read(String path) {
		try {
			return new String(Files.readAllBytes(Path.of(path)), StandardCharsets.UTF_8).lines().toList();
		} catch (IOException | InvalidPathException e) {
			return List.of();
		}
	}
}
