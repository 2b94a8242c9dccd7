package org.racelens.frontend.fortran.statement;

import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.directive.DirectiveReader;
import org.racelens.frontend.fortran.directive.ReadDirective;
import org.racelens.frontend.fortran.source.Mistake;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.scan.ScannedDirective;

/** Constructs around which a procedure has no team: where something before them is not understood, that may have begun one. */
record Orphans(DirectiveReader reader) {
	/** What is in doubt of a directive because of the text before it. */
	List<ModelGap> doubts(ScannedDirective scanned, Node comment, Scope scope) {
		Node procedure = scope.procedure().place();
		if (procedure == null || hasTeam(scope.constructs()) || Forms.hasTeam(scanned)) {
			return List.of();
		}
		return unread(procedure, comment).map(at -> new ModelGap(GapKind.PARSE_PROBLEM, at,
				FortranSentence.FORTRAN_TEAM_MAY_BEGIN_HERE.of())).stream().toList();
	}

	private static boolean hasTeam(List<DirectiveName> constructs) {
		return constructs.contains(DirectiveName.PARALLEL) || constructs.contains(DirectiveName.TEAMS);
	}

	private Optional<SourceRange> unread(Node procedure, Node before) {
		SourceRange unit = procedure.range();
		int end = before.range().offset();
		return unreadIn(procedure, before.start()).or(() -> before.source().mistakes().stream()
				.filter(m -> m.kind() == Mistake.Kind.SENTINEL).map(Mistake::place)
				.filter(p -> p.path().equals(unit.path()) && p.offset() >= unit.offset() && p.offset() < end).findFirst());
	}

	/** The first place before another one that is not understood, statement or directive. */
	private Optional<SourceRange> unreadIn(Node n, int end) {
		if (n.start() >= end) {
			return Optional.empty();
		}
		if (n.status() == Node.Status.BROKEN || n.is("comment") && isUnknown(n)) {
			return Optional.of(n.range());
		}
		return n.children().stream().flatMap(c -> unreadIn(c, end).stream()).findFirst();
	}

	private boolean isUnknown(Node comment) {
		Optional<ReadDirective> read = reader.line(comment).map(l -> reader.read(l, Scope.root()));
		return read.filter(d -> d.scanned().isEmpty()).isPresent();
	}
}
