package org.racelens.headless.setting;

import java.nio.file.Path;
import org.racelens.analysis.PathPattern;

/**
 * The settings of a project.
 *
 * @param file where they stand, absolute; its folder is what its paths are relative to
 */
public record Configuration(Path file, Said said) {
	/** What the file of a configuration is called. */
	public static final String NAME = ".racelens.json";

	/** Whether a file, by the real path of its folder, is one that the configuration leaves out. */
	public boolean excludes(Path source) {
		Path folder = file.getParent();
		return source.startsWith(folder)
				&& said.exclude().stream().anyMatch(p -> PathPattern.matches(p.value(), folder.relativize(source).toString()));
	}
}
