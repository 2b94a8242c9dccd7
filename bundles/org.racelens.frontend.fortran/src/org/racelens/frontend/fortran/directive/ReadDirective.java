package org.racelens.frontend.fortran.directive;

import java.util.List;
import java.util.Optional;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.scan.ScannedDirective;

/**
 * A directive before its names are looked up.
 *
 * @param role what it does to the statements around
 * @param scanned empty where it is not understood, and of {@code workshare}
 * @param range of the whole
 */
public record ReadDirective(Role role, Optional<ScannedDirective> scanned, List<SourceMessage> messages, SourceRange range) {
	/** What a directive does to the statements around. */
	public enum Role {
		/** it begins a construct, stands alone, or declares */
		BEGIN,
		/** it ends a construct; its clauses are those of the construct */
		END,
		/** it begins a {@code workshare} construct, or the region of a {@code parallel workshare} construct */
		WORKSHARE,
		/** it ends one */
		END_WORKSHARE
	}

	public ReadDirective {
		messages = List.copyOf(messages);
	}

	/** Its name as Fortran has it; that of {@link #scanned} is the one that all languages share. OpenMP 5.2 §11.4, §11.5.2 */
	public String spelling() {
		String shared = scanned.map(ScannedDirective::spelling).orElse("");
		boolean workshare = role == Role.WORKSHARE || role == Role.END_WORKSHARE;
		String name = shared.replaceAll("\\bfor\\b", "do");
		return !workshare ? name : name.equals("single") ? "workshare" : name + " workshare";
	}

	/** Whether a leaf of it has a name. */
	public boolean has(DirectiveName name) {
		return scanned.filter(s -> s.names().contains(name)).isPresent();
	}

	/** Whether it declares something and executes nothing. */
	public boolean isDeclarative() {
		return scanned.filter(s -> s.names().stream().allMatch(DirectiveName::isDeclarative)).isPresent();
	}

	/** What is not known because of what is wrong with it. */
	public List<ModelGap> doubts() {
		return messages.stream().flatMap(m -> m.gap().stream()).toList();
	}
}
