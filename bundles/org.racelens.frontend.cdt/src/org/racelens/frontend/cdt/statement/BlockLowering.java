package org.racelens.frontend.cdt.statement;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.racelens.frontend.cdt.directive.ClauseCopies;
import org.racelens.frontend.cdt.directive.ClauseNumbers;
import org.racelens.frontend.cdt.directive.ClauseScope;
import org.racelens.frontend.cdt.directive.MapperLowering;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Statements;
import org.racelens.frontend.cdt.object.CopyEffects;
import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.source.Pragma;
import org.racelens.frontend.cdt.unit.OtherNames;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.ConstructBuilder;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Unmodelled;
import org.racelens.openmp.program.Utility.Metadirective.Variant;
import org.racelens.openmp.scan.DirectiveResolver;
import org.racelens.openmp.scan.MetadirectiveChoices;
import org.racelens.openmp.scan.MetadirectiveChoices.Choice;
import org.racelens.openmp.scan.ResolvedDirective;
import org.racelens.openmp.scan.ScannedDirective;

/**
 * Blocks, with their pragmas put where they belong: a directive governs the statement that follows it in the block, or the construct of the
 * directive that follows it; a stand-alone directive is a statement of its own; a {@code section} governs all statements up to the next.
 */
final class BlockLowering {
	private final LoweringParts lowering;

	BlockLowering(LoweringParts lowering) {
		this.lowering = lowering;
	}

	Block block(IASTCompoundStatement compound, Scope outer) {
		Scope scope = outer.inner();
		Items items = new Items(Arrays.asList(compound.getStatements()), Places.start(compound), Places.end(compound), scope);
		return new Block(lowering.destruction().atEnd(items.all(), scope), lowering.places().of(compound));
	}

	/** The statement a header governs, with the directives from {@code from} to it. */
	Statement body(IASTStatement statement, int from, Scope scope) {
		if (statement == null) {
			return new Block(List.of(), SourceRange.startOf(lowering.unit().tree().source().path()));
		}
		Items items = new Items(List.of(statement), from, Places.end(statement), scope);
		return Statements.single(lowering.destruction().atEnd(items.all(), scope), lowering.places().of(statement));
	}

	/** Statements and pragmas of one block in their order, each either the one or the other. */
	private final class Items {
		private final List<Object> items = new ArrayList<>();
		private final Scope scope;
		private int next;
		/** where the statements end that the next directive governs together; 0 if it governs one */
		private int governedEnd;
		/** what is not known of pragmas that were met where a governed statement is looked for */
		private List<ModelGap> passed = new ArrayList<>();

		Items(List<IASTStatement> statements, int from, int to, Scope scope) {
			this.scope = scope;
			int position = from;
			for (IASTStatement statement : statements) {
				items.addAll(lowering.pragmas().between(position, Places.start(statement)));
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
			List<ModelGap> doubts = gaps(pragma.messages());
			if (pragma.directive().isEmpty()) {
				return inDoubt(pragma.range(), doubts);
			}
			ScannedDirective scanned = pragma.directive().get();
			boolean chooses = scanned.names().contains(DirectiveName.METADIRECTIVE)
					|| scanned.names().contains(DirectiveName.BEGIN_METADIRECTIVE);
			return chooses ? metadirective(pragma.range(), scanned, doubts, names) : directive(pragma.range(), scanned, doubts, names);
		}

		private List<Statement> directive(SourceRange pragma, ScannedDirective scanned, List<ModelGap> doubts, Scope names) {
			if (scanned.names().stream().allMatch(DirectiveName::isDeclarative)) {
				if (scanned.names().contains(DirectiveName.DECLARE_REDUCTION)) {
					lowering.reductions().lower(scanned, names);
				} else if (scanned.names().contains(DirectiveName.DECLARE_MAPPER)) {
					MapperLowering.lower(lowering, scanned, names);
				}
				return List.of();
			}
			ClauseCopies.Result copied = ClauseCopies.of(lowering,
					OrphanedTasks.implied(resolved(pragma, scanned, doubts, names), upcoming(), names), names);
			Directive directive = new CopyEffects(lowering).said(copied.directive());
			if (isStandalone(directive)) {
				return List.of(new ConstructStatement(ConstructBuilder.build(directive, Optional.empty())));
			}
			Optional<Statement> body = directive.names().contains(DirectiveName.SECTION) ? Optional.of(section(pragma, names))
					: governed(copied.scope().governedBy(directive.names()));
			new CopyEffects(lowering).know(directive);
			Directive whole = directive.doubting(passed);
			passed = new ArrayList<>();
			OtherNames others = lowering.globals().otherNames();
			return List.of(body.<Statement>map(
					b -> new ConstructStatement(ConstructBuilder.build(whole.doubting(others.unlisted(whole, b)), Optional.of(b))))
					.orElseGet(() -> missing(pragma, directive)));
		}

		/** What a metadirective may stand for; each choice has the governed statement for itself. */
		private List<Statement> metadirective(SourceRange pragma, ScannedDirective scanned, List<ModelGap> doubts, Scope names) {
			List<Choice> choices = new MetadirectiveChoices(names.constructs(), new ClauseScope(lowering, names).place()).of(scanned);
			boolean begins = scanned.names().contains(DirectiveName.BEGIN_METADIRECTIVE);
			boolean governs = begins || choices.stream().anyMatch(Choice::governs);
			int start = next;
			int end = begins ? end(start) : 0;
			List<Variant> variants = new ArrayList<>();
			for (Choice choice : choices) {
				next = start;
				governedEnd = end;
				List<Statement> statements = chosen(choice, governs, doubts, names);
				if (choices.size() == 1) {
					return statements;
				}
				variants.add(new Variant(choice.selector(), choice.condition(), choice.version(),
						Statements.single(statements, pragma), choice.range()));
			}
			return List.of(new ConstructStatement(ConstructBuilder.metadirective(resolved(pragma, scanned, doubts, names), variants)));
		}

		private List<Statement> chosen(Choice choice, boolean governs, List<ModelGap> doubts, Scope names) {
			List<Statement> result = new ArrayList<>();
			choice.directive().ifPresentOrElse(d -> result.addAll(directive(choice.range(), d, doubts, names)),
					() -> result.addAll(inDoubt(choice.range(), doubts)));
			if (governs && !choice.governs()) {
				governed(names).ifPresent(result::add);
			}
			return result;
		}

		/** The position of the {@code end metadirective} that belongs to a {@code begin metadirective} before a position. */
		private int end(int from) {
			int depth = 1;
			for (int i = from; i < items.size(); i++) {
				depth += is(items.get(i), DirectiveName.BEGIN_METADIRECTIVE) ? 1 : is(items.get(i), DirectiveName.END_METADIRECTIVE) ? -1
						: 0;
				if (depth == 0) {
					return i;
				}
			}
			return items.size();
		}

		private Directive resolved(SourceRange pragma, ScannedDirective scanned, List<ModelGap> doubts, Scope names) {
			ResolvedDirective resolved = DirectiveResolver.resolve(scanned, new ClauseScope(lowering, names));
			resolved.messages().forEach(lowering.unit()::add);
			Directive d = ClauseNumbers.checked(resolved.directive(), lowering.constants(), lowering.unit()::add);
			return new Directive(d.names(), d.arguments(), d.clauses(), d.doubts(), pragma).doubting(doubts)
					.doubting(gaps(resolved.messages())).doubting(lowering.globals().otherNames().listed(d));
		}

		/** All statements up to the next {@code section} or the end of the block. */
		private Statement section(SourceRange pragma, Scope names) {
			List<Statement> statements = new ArrayList<>();
			while (next < items.size() && !isSection(items.get(next))) {
				statements.addAll(item(names));
			}
			SourceRange range = statements.isEmpty()
					? pragma
					: Places.span(statements.get(0).range(), statements.get(statements.size() - 1).range());
			return statements.size() == 1 ? statements.get(0) : new Block(statements, range);
		}

		/** The statement that is lowered next. */
		private Optional<IASTStatement> upcoming() {
			return items.subList(Math.min(next, items.size()), items.size()).stream().filter(IASTStatement.class::isInstance)
					.map(IASTStatement.class::cast).findFirst();
		}

		private Optional<Statement> governed(Scope names) {
			if (governedEnd > 0) {
				return Optional.of(together(names));
			}
			while (next < items.size()) {
				Object item = items.get(next);
				List<Statement> statements = item(names);
				if (item instanceof Pragma p && p.directive().isEmpty()) {
					passed.addAll(gaps(p.messages()));
					continue;
				}
				if (!statements.isEmpty() || item instanceof IASTStatement) {
					SourceRange range = item instanceof IASTStatement s ? lowering.places().of(s) : statements.get(0).range();
					return Optional.of(Statements.single(statements, range));
				}
			}
			return Optional.empty();
		}

		private Statement together(Scope names) {
			int end = governedEnd;
			governedEnd = 0;
			List<Statement> statements = new ArrayList<>();
			while (next < end) {
				statements.addAll(item(names));
			}
			SourceRange range = statements.isEmpty() ? SourceRange.startOf(lowering.unit().tree().source().path())
					: Places.span(statements.get(0).range(), statements.get(statements.size() - 1).range());
			return Statements.single(statements, range);
		}

		private Statement missing(SourceRange pragma, Directive directive) {
			Explanation message = Unlowered.X_NEEDS_STATEMENT_AFTER_IT.of(directive.spelling());
			lowering.unit().add(new SourceMessage(MessageKind.SYNTAX, pragma, message));
			return new Unmodelled(new ModelGap(GapKind.PARSE_PROBLEM, pragma, message), List.of(), pragma);
		}
	}

	/** A directive that is not known, as one that does nothing: what it may do is in doubt. */
	private static List<Statement> inDoubt(SourceRange pragma, List<ModelGap> doubts) {
		Directive nothing = new Directive(List.of(DirectiveName.NOTHING), List.of(), List.of(), doubts, pragma);
		return doubts.isEmpty() ? List.of() : List.of(new ConstructStatement(ConstructBuilder.build(nothing, Optional.empty())));
	}

	private static List<ModelGap> gaps(List<SourceMessage> messages) {
		return messages.stream().flatMap(m -> m.gap().stream()).toList();
	}

	private static boolean isSection(Object item) {
		return is(item, DirectiveName.SECTION);
	}

	private static boolean is(Object item, DirectiveName name) {
		return item instanceof Pragma p && p.directive().filter(d -> d.names().contains(name)).isPresent();
	}

	/** {@code ordered} stands alone where it names iterations to wait for. OpenMP 5.2 §15.10. */
	private static boolean isStandalone(Directive directive) {
		boolean doacross = directive.names().contains(DirectiveName.ORDERED)
				&& (directive.has(ClauseName.DOACROSS) || directive.has(ClauseName.DEPEND));
		return doacross || directive.names().stream().allMatch(DirectiveName::isStandalone);
	}
}
