package org.racelens.headless.store;

import java.util.List;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/**
 * What decides which files are read for a unit, and with their contents what it is.
 *
 * @param product the code that reads it
 * @param folder the one that the process works in, where relative paths start
 * @param headers the folders that are searched for headers
 */
record UnitKey(String product, String folder, List<String> headers, SourceText source, CompileCommand command) {
}
