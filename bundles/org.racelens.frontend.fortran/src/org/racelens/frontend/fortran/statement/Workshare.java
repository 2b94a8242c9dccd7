package org.racelens.frontend.fortran.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.directive.DirectiveReader;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.openmp.directive.Clause.KeywordClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.ConstructBuilder;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;

/** Each statement is executed once by the team, and ends before the next begins. OpenMP 5.2 §11.4 */
record Workshare(Parts parts, StatementLowering statements, DirectiveReader reader) {
	void lower(Directive directive, List<Node> nodes, Scope names, Code code) {
		List<Node> significant = nodes.stream().filter(n -> !n.is("comment") || reader.line(n).isPresent()).toList();
		List<Statement> units = new ArrayList<>();
		int next = 0;
		while (next < significant.size()) {
			Code one = code.apart();
			int from = next;
			next += new Body(parts, statements, reader, significant.subList(from, significant.size())).first(names, one);
			boolean nowait = next >= significant.size() && directive.has(ClauseName.NOWAIT);
			Directive single = new Directive(List.of(DirectiveName.SINGLE), List.of(), nowait
					? List.of(new KeywordClause(ClauseName.NOWAIT, Optional.empty(), directive.range())) : List.of(), directive.range());
			units.add(new ConstructStatement(ConstructBuilder.build(single, Optional.of(one.block(significant.get(from).range())))));
		}
		if (directive.names().contains(DirectiveName.PARALLEL)) {
			Block block = new Block(units, nodes.isEmpty() ? directive.range() : Forms.span(nodes));
			code.add(new ConstructStatement(ConstructBuilder.build(directive, Optional.of(block))));
		} else {
			units.forEach(code::add);
		}
	}
}
