package org.racelens.openmp.scan;

import java.util.List;
import java.util.Optional;
import org.racelens.model.gap.SourceMessage;

/**
 * What a pragma says and what is wrong with it.
 *
 * @param directive empty if the directive's name is not known
 * @param messages in the order of their places
 */
public record ScanResult(Optional<ScannedDirective> directive, List<SourceMessage> messages) {
	public ScanResult {
		messages = List.copyOf(messages);
	}
}
