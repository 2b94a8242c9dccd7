package org.racelens.analysis.semantics;

import org.racelens.analysis.options.ExecutionOptions;
import org.racelens.analysis.region.UniformityCheck;

/**
 * What an execution is given beside the program.
 *
 * @param options what the user chooses
 * @param uniformity what tells whether loads see one value in all threads
 */
public record ExecutionSetting(ExecutionOptions options, UniformityCheck uniformity) {
}
