package org.racelens.openmp.scan;

import java.util.List;
import org.racelens.model.gap.SourceMessage;
import org.racelens.openmp.directive.Directive;

/** A directive with its names looked up, and a message for each name that is not declared. */
public record ResolvedDirective(Directive directive, List<SourceMessage> messages) {
	public ResolvedDirective {
		messages = List.copyOf(messages);
	}
}
