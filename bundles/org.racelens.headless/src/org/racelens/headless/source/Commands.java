package org.racelens.headless.source;

import org.racelens.model.source.CompileCommand;

/** How each file is compiled. */
@FunctionalInterface
public interface Commands {
	/** The command that compiles the file of a path. */
	CompileCommand command(String path);
}
