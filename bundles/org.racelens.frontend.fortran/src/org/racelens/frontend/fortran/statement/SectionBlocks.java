package org.racelens.frontend.fortran.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.directive.ConstructScope;
import org.racelens.frontend.fortran.directive.DirectiveReader;
import org.racelens.frontend.fortran.directive.ReadDirective;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.ConstructBuilder;
import org.racelens.openmp.program.Statement.ConstructStatement;

/** Each section with all statements up to the next one; the first needs no directive. OpenMP 5.2 §11.3 */
record SectionBlocks(Parts parts, StatementLowering statements, DirectiveReader reader) {
	void lower(List<Node> nodes, Scope names, Code code, SourceRange at) {
		List<Node> open = new ArrayList<>();
		Optional<ReadDirective> current = Optional.empty();
		Node marker = null;
		for (Node n : nodes) {
			Optional<ReadDirective> d = reader.line(n).map(l -> reader.read(l, names));
			if (d.filter(x -> x.has(DirectiveName.SECTION)).isPresent()) {
				section(open, current, marker, names, code, at);
				open = new ArrayList<>();
				current = d;
				marker = n;
			} else {
				open.add(n);
			}
		}
		section(open, current, marker, names, code, at);
	}

	private void section(List<Node> nodes, Optional<ReadDirective> d, Node marker, Scope names, Code code, SourceRange at) {
		Code body = code.apart();
		new Body(parts, statements, reader, nodes).lower(names.inner(), body);
		if (d.isPresent()) {
			Directive directive = new ConstructScope(parts, reader, d.get(), List.of(), marker.source(), names, body.apart())
					.directive(List.of());
			code.add(new ConstructStatement(ConstructBuilder.build(directive, Optional.of(body.block(d.get().range())))));
		} else if (!body.isEmpty()) {
			code.add(body.block(at));
		}
	}
}
