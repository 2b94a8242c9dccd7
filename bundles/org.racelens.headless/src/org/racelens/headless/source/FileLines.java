package org.racelens.headless.source;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.headless.base.Surroundings;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceLanguage;
import org.racelens.report.SourceLines;

/** Lines of files on disk, for excerpts. Keeps the file it read last: a report goes through one file after the other. */
public final class FileLines implements SourceLines {
	private final Surroundings surroundings;
	private final Map<String, List<String>> last = new HashMap<>();

	public FileLines(Surroundings surroundings) {
		this.surroundings = surroundings;
	}

	@Override
	public Optional<String> line(String path, int line) {
		if (!last.containsKey(path)) {
			if (last.size() > 3) {
				last.clear();
			}
			last.put(path, read(path));
		}
		List<String> lines = last.get(path);
		return line <= lines.size() ? Optional.of(lines.get(line - 1)) : Optional.empty();
	}

	@Override
	public Optional<SourceLanguage> language(String path) {
		return Optional.of(SourceNames.language(surroundings.resolve(path), CompileCommand.forPath(path)));
	}

	private List<String> read(String path) {
		try {
			return List.of(SourceReader.read(surroundings.resolve(path)).split("\r?\n", -1));
		} catch (IOException e) {
			return List.of();
		}
	}
}
