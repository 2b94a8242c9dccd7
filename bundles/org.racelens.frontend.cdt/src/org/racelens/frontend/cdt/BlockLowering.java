package org.racelens.frontend.cdt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.racelens.frontend.cdt.Pragmas.Pragma;
import org.racelens.frontend.cdt.pragma.DirectiveResolver;
import org.racelens.frontend.cdt.pragma.ResolvedDirective;
import org.racelens.frontend.cdt.pragma.ScannedDirective;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.omp.ConstructBuilder;
import org.racelens.model.omp.Directive;
import org.racelens.model.omp.DirectiveName;
import org.racelens.model.source.SourceRange;
import org.racelens.model.stmt.Statement;
import org.racelens.model.stmt.Statement.Block;
import org.racelens.model.stmt.Statement.ConstructStatement;
import org.racelens.model.stmt.Statement.Unmodelled;

/**
 * Blocks, with their pragmas put where they belong: a directive governs the statement that follows it in the block, or the construct of the
 * directive that follows it; a stand-alone directive is a statement of its own; a {@code section} governs all statements up to the next.
 */
final class BlockLowering {
	private final Lowering lowering;
	private final Destruction destruction;

	BlockLowering(Lowering lowering) {
		this.lowering = lowering;
		destruction = new Destruction(lowering);
	}

	Destruction destruction() {
		return destruction;
	}

	Block block(IASTCompoundStatement compound, Scope outer) {
		Scope scope = outer.inner();
		Items items = new Items(Arrays.asList(compound.getStatements()), Places.start(compound), Places.end(compound), scope);
		return new Block(destruction.atEnd(items.all(), scope), lowering.places().of(compound));
	}

	/** The statement a header governs, with the directives from {@code from} to it. */
	Statement body(IASTStatement statement, int from, Scope scope) {
		if (statement == null) {
			return new Block(List.of(), SourceRange.startOf(lowering.unit().tree().source().path()));
		}
		Items items = new Items(List.of(statement), from, Places.end(statement), scope);
		return StatementLowering.single(destruction.atEnd(items.all(), scope), lowering.places().of(statement));
	}

	/** Statements and pragmas of one block in their order, each either the one or the other. */
	private final class Items {
		private final List<Object> items = new ArrayList<>();
		private final Scope scope;
		private int next;

		Items(List<IASTStatement> statements, int from, int to, Scope scope) {
			this.scope = scope;
			int position = from;
			for (IASTStatement statement : statements) {
				items.addAll(lowering.pragmas().between(position, Places.start(statement)));
				items.addAll(lowering.pragmas().attributes(statement));
				items.add(statement);
				position = Math.max(position, Places.end(statement));
			}
			items.addAll(lowering.pragmas().between(position, to));
		}

		List<Statement> all() {
			List<Statement> result = new ArrayList<>();
			while (next < items.size()) {
				result.addAll(item(scope));
			}
			return result;
		}

		private List<Statement> item(Scope names) {
			Object item = items.get(next++);
			return item instanceof Pragma pragma ? directive(pragma, names) : lowering.statements().lower((IASTStatement) item, names);
		}

		private List<Statement> directive(Pragma pragma, Scope names) {
			lowering.pragmas().place(pragma);
			pragma.messages().forEach(lowering.unit()::add);
			if (pragma.directive().isEmpty()) {
				return List.of();
			}
			ScannedDirective scanned = pragma.directive().get();
			if (scanned.names().stream().allMatch(DirectiveName::isDeclarative)) {
				return List.of();
			}
			ClauseCopies.Result copied = ClauseCopies.of(lowering, resolved(pragma, scanned, names), names);
			Directive directive = new CopyEffects(lowering).said(copied.directive());
			if (isStandalone(directive)) {
				return List.of(new ConstructStatement(ConstructBuilder.build(directive, Optional.empty())));
			}
			Optional<Statement> body = directive.names().contains(DirectiveName.SECTION) ? Optional.of(section(pragma, names))
					: governed(copied.scope());
			return List.of(body.<Statement>map(b -> new ConstructStatement(ConstructBuilder.build(directive, Optional.of(b))))
					.orElseGet(() -> missing(pragma, directive)));
		}

		private Directive resolved(Pragma pragma, ScannedDirective scanned, Scope names) {
			ResolvedDirective resolved = DirectiveResolver.resolve(scanned, new ClauseScope(lowering, names));
			resolved.messages().forEach(lowering.unit()::add);
			Directive d = resolved.directive();
			return new Directive(d.names(), d.arguments(), d.clauses(), pragma.range());
		}

		/** All statements up to the next {@code section} or the end of the block. */
		private Statement section(Pragma pragma, Scope names) {
			List<Statement> statements = new ArrayList<>();
			while (next < items.size() && !isSection(items.get(next))) {
				statements.addAll(item(names));
			}
			SourceRange range = statements.isEmpty()
					? pragma.range()
					: Places.span(statements.get(0).range(), statements.get(statements.size() - 1).range());
			return statements.size() == 1 ? statements.get(0) : new Block(statements, range);
		}

		private Optional<Statement> governed(Scope names) {
			while (next < items.size()) {
				Object item = items.get(next);
				List<Statement> statements = item(names);
				if (!statements.isEmpty() || item instanceof IASTStatement) {
					SourceRange range = item instanceof IASTStatement s ? lowering.places().of(s) : statements.get(0).range();
					return Optional.of(StatementLowering.single(statements, range));
				}
			}
			return Optional.empty();
		}

		private Statement missing(Pragma pragma, Directive directive) {
			String message = "'" + directive.spelling() + "' needs a statement after it";
			lowering.unit().add(new SourceMessage("syntax", pragma.range(), message));
			return new Unmodelled(new ModelGap(GapKind.PARSE_PROBLEM, pragma.range(), message), List.of(), pragma.range());
		}
	}

	private static boolean isSection(Object item) {
		return item instanceof Pragma p && p.directive().filter(d -> d.names().contains(DirectiveName.SECTION)).isPresent();
	}

	/** {@code ordered} stands alone where it names iterations to wait for. OpenMP 5.2 §15.10. */
	private static boolean isStandalone(Directive directive) {
		boolean doacross = directive.names().contains(DirectiveName.ORDERED)
				&& (directive.has(ClauseName.DOACROSS) || directive.has(ClauseName.DEPEND));
		return doacross || directive.names().stream().allMatch(DirectiveName::isStandalone);
	}
}
