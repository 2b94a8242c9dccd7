package org.racelens.headless;

import org.racelens.model.source.CompileCommand;

/** How each file is compiled. */
@FunctionalInterface
interface Commands {
	CompileCommand command(String path);
}
