package org.racelens.headless.source;

import org.racelens.model.source.CompileCommand;

/** How each file is compiled. */
@FunctionalInterface
public interface Commands {
	CompileCommand command(String path);
}
