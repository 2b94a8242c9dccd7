package org.racelens.headless.flag;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.racelens.headless.base.Surroundings;
import picocli.CommandLine.Parameters;

/** The files that a command works on. */
public final class InputPaths {
	@Parameters(paramLabel = "PATH", arity = "0..*", description = "Files and folders; none means all files that the compile commands list.")
	private List<String> paths = new ArrayList<>();

	/** Whether one path is given, and it is no folder. */
	public boolean isOneFile(Surroundings surroundings) {
		return paths.size() == 1 && !Files.isDirectory(surroundings.resolve(paths.get(0)));
	}

	/** The paths as the user names them. */
	List<String> named() {
		return List.copyOf(paths);
	}
}
