package org.racelens.execution.state;

import org.racelens.execution.options.ExecutionOptions;
import org.racelens.execution.region.UniformityCheck;

/**
 * What an execution is given beside the program.
 *
 * @param options what the user chooses
 * @param uniformity what tells whether loads see one value in all threads
 */
public record ExecutionSetting(ExecutionOptions options, UniformityCheck uniformity) {
}
