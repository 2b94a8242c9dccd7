package org.racelens.frontend.fortran.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.directive.ConstructScope;
import org.racelens.frontend.fortran.directive.DirectiveReader;
import org.racelens.frontend.fortran.directive.FileDirectives;
import org.racelens.frontend.fortran.directive.ReadDirective;
import org.racelens.frontend.fortran.directive.ReadDirective.Role;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.statement.JumpRanges.Range;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.ConstructBuilder;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Utility.Metadirective.Variant;
import org.racelens.openmp.scan.MetadirectiveChoices;
import org.racelens.openmp.scan.MetadirectiveChoices.Choice;
import org.racelens.openmp.scan.ScannedDirective;

/**
 * Statements and the directives between them: a directive governs what stands up to its end directive, the loop or the statement behind it,
 * or nothing. OpenMP 5.2 §3.1, §6.3
 */
final class Body {
	private final Parts parts;
	private final StatementLowering statements;
	private final DirectiveReader reader;
	private final List<Node> items;
	private int next;

	Body(Parts parts, StatementLowering statements, DirectiveReader reader, List<Node> items) {
		this.parts = parts;
		this.statements = statements;
		this.reader = reader;
		this.items = items;
	}

	void lower(Scope scope, Code code) {
		if (JumpRanges.areNeeded(items)) {
			List<Integer> starts = new ArrayList<>();
			while (next < items.size()) {
				starts.add(next);
				pass(scope);
			}
			starts.add(next);
			next = 0;
			branching(JumpRanges.of(items, starts), Optional.empty(), scope, code);
			return;
		}
		while (next < items.size()) {
			one(scope, code);
		}
	}

	/** Goes on behind the next item and what it governs. */
	private void pass(Scope scope) {
		Optional<ReadDirective> d = read(items.get(next++), scope).filter(x -> !x.isDeclarative())
				.filter(x -> x.role() == Role.BEGIN || x.role() == Role.WORKSHARE)
				.filter(x -> x.scanned().filter(s -> !Forms.isAlone(s)).isPresent());
		d.ifPresent(x -> {
			if (Forms.isChoice(x.scanned().orElseThrow())) {
				governedBy(x, new MetadirectiveChoices(scope.constructs(), FileDirectives.place(parts, items.get(next - 1), scope,
						new Code(parts.unit()))).of(x.scanned().get()));
			} else {
				governed(x, x.scanned().get());
			}
		});
	}

	/** Statements some of which branch to labels of others. */
	private void branching(JumpRanges ranges, Optional<Range> around, Scope scope, Code code) {
		int end = around.map(Range::to).orElse(items.size());
		while (next < end) {
			Optional<Range> range = ranges.at(next, around);
			if (range.isPresent()) {
				Range r = range.get();
				new Jumps(parts).block(Optional.of(r.label()), r.kind(), Forms.span(items.subList(r.from(), r.to())), scope, code,
						(names, inner) -> branching(ranges, range, names, inner));
			} else {
				one(scope, code);
			}
		}
	}

	private Optional<ReadDirective> read(Node item, Scope scope) {
		return reader.line(item).map(l -> reader.read(l, scope));
	}

	private void directive(ReadDirective d, Node comment, Scope scope, Code code) {
		d.messages().forEach(parts.unit()::add);
		if (d.role() == Role.END || d.role() == Role.END_WORKSHARE) {
			new Misplaced(parts, d).endsNothing(code);
			return;
		}
		if (d.scanned().isEmpty()) {
			Misplaced.isUnknown(d, code);
			return;
		}
		ScannedDirective scanned = d.scanned().get();
		if (d.isDeclarative()) {
			return;
		}
		if (Forms.isAlone(scanned)) {
			Directive directive = new ConstructScope(parts, reader, d, List.of(), comment.source(), scope, code).directive(List.of());
			code.add(new ConstructStatement(ConstructBuilder.build(directive, Optional.empty())));
			return;
		}
		if (Forms.isChoice(scanned)) {
			choice(d, comment, scope, code);
			return;
		}
		construct(d, governed(d, scanned), comment, scope, code);
	}

	/** What a metadirective may stand for; each choice has the governed statements for itself. OpenMP 5.2 §7.4 */
	private void choice(ReadDirective d, Node comment, Scope scope, Code code) {
		Code before = code.apart();
		List<Choice> choices = new MetadirectiveChoices(scope.constructs(), FileDirectives.place(parts, comment, scope, before))
				.of(d.scanned().orElseThrow());
		List<Node> nodes = governedBy(d, choices);
		code.addAll(before);
		List<Variant> variants = new ArrayList<>();
		for (Choice choice : choices) {
			Code chosen = code.apart();
			chosen(choice, d, nodes, comment, scope, chosen);
			variants.add(new Variant(choice.selector(), choice.condition(), choice.version(), chosen.single(d.range()), choice.range()));
		}
		if (variants.size() == 1) {
			code.add(variants.get(0).statement());
			return;
		}
		Directive directive = new ConstructScope(parts, reader, d, List.of(), comment.source(), scope, before).directive(List.of());
		code.add(new ConstructStatement(ConstructBuilder.metadirective(directive, variants)));
	}

	private void chosen(Choice choice, ReadDirective d, List<Node> nodes, Node comment, Scope scope, Code code) {
		Optional<ReadDirective> said = choice.directive()
				.map(s -> new ReadDirective(Role.BEGIN, Optional.of(s), d.messages(), choice.range()));
		if (choice.governs()) {
			construct(said.orElseThrow(), new Governed(nodes, Optional.empty()), comment, scope, code);
		} else {
			said.ifPresent(x -> directive(x, comment, scope, code));
			new Body(parts, statements, reader, nodes).lower(scope, code);
		}
	}

	/** All up to {@code end metadirective}, or the statement behind where a choice has one. */
	private List<Node> governedBy(ReadDirective d, List<Choice> choices) {
		if (Forms.last(d.scanned().orElseThrow()) == DirectiveName.BEGIN_METADIRECTIVE) {
			return governed(d, d.scanned().get()).nodes();
		}
		return choices.stream().filter(Choice::governs).findFirst()
				.map(c -> statement(d, c.directive().orElseThrow()).nodes()).orElse(List.of());
	}

	private Governed governed(ReadDirective d, ScannedDirective scanned) {
		return d.role() == Role.WORKSHARE || !Forms.LOOPS.contains(Forms.last(scanned)) && Forms.last(scanned) != DirectiveName.ATOMIC
				? region(d, scanned) : statement(d, scanned);
	}

	/** What a directive governs, and the directive that ends it; it is open where none does and what it governs is not known. */
	private record Governed(List<Node> nodes, Optional<ReadDirective> end, boolean isOpen) {
		Governed(List<Node> nodes, Optional<ReadDirective> end) {
			this(nodes, end, false);
		}
	}

	private void construct(ReadDirective d, Governed governed, Node comment, Scope scope, Code code) {
		SourceRange at = d.range();
		ScannedDirective scanned = d.scanned().orElseThrow();
		if (governed.nodes().stream().allMatch(n -> n.is("comment") && reader.line(n).isEmpty())
				&& Forms.LOOPS.contains(Forms.last(scanned))) {
			new Misplaced(parts, d).hasNoLoop(code);
			return;
		}
		Code before = code.apart();
		ConstructScope made = new ConstructScope(parts, reader, d, governed.nodes(), comment.source(), scope, before);
		Directive directive = made
				.directive(governed.end().flatMap(ReadDirective::scanned).map(ScannedDirective::clauses).orElse(List.of()));
		directive = directive.doubting(new Misplaced(parts, d).doubts(governed.isOpen(), governed.nodes()));
		directive = directive.doubting(new Orphans(reader).doubts(scanned, comment, scope));
		code.addAll(before);
		Scope names = made.names();
		if (d.role() == Role.WORKSHARE) {
			new Workshare(parts, statements, reader).lower(directive, governed.nodes(), names, code);
			return;
		}
		Code body = code.apart();
		if (Forms.LOOPS.contains(Forms.last(scanned))) {
			loops(directive, governed.nodes(), names, body);
		} else if (Forms.last(scanned) == DirectiveName.SECTIONS) {
			new SectionBlocks(parts, statements, reader).lower(governed.nodes(), names, body, at);
		} else {
			new Body(parts, statements, reader, governed.nodes()).lower(names, body);
		}
		boolean block = Forms.last(scanned) == DirectiveName.ATOMIC || Forms.LOOPS.contains(Forms.last(scanned));
		Statement inner = block ? body.single(at) : body.block(governed.nodes().isEmpty() ? at : Forms.span(governed.nodes()));
		code.add(new ConstructStatement(ConstructBuilder.build(directive, Optional.of(inner))));
	}

	/** The loops that a directive is about; another directive on loops may stand between, such as {@code tile}. */
	private void loops(Directive directive, List<Node> nodes, Scope names, Code body) {
		List<Node> significant = nodes.stream().filter(n -> !n.is("comment") || reader.line(n).isPresent()).toList();
		if (significant.size() == 1 && significant.get(0).is("do_loop_statement")) {
			new Loops(parts, reader).associated(significant.get(0), names, body, Math.max(1, ConstructScope.associated(directive)));
		} else {
			new Body(parts, statements, reader, nodes).lower(names, body);
		}
	}

	/** The first item, with what it governs: as many items as it yields. */
	int first(Scope scope, Code code) {
		one(scope, code);
		return next;
	}

	/** One item, with what it governs. */
	private void one(Scope scope, Code code) {
		Node item = items.get(next++);
		Optional<ReadDirective> directive = read(item, scope);
		if (directive.isPresent()) {
			directive(directive.get(), item, scope, code);
		} else {
			statements.lower(item, scope, code);
		}
	}

	/** All up to the end directive; where none follows, the {@code block} construct behind the directive. OpenMP 5.2 §6.3 */
	private Governed region(ReadDirective begin, ScannedDirective scanned) {
		Optional<Integer> end = end(begin, scanned);
		if (end.isEmpty()) {
			int from = next;
			Governed next = statement(begin, scanned);
			boolean block = Misplaced.UNENDED.contains(Forms.last(scanned)) || next.nodes().stream().anyMatch(n -> n.is("block_construct"));
			return block || next.end().isPresent() ? next : open(scanned, from);
		}
		List<Node> nodes = items.subList(next, end.get());
		ReadDirective last = read(items.get(end.get()), Scope.root()).orElseThrow();
		last.messages().forEach(parts.unit()::add);
		next = end.get() + 1;
		return new Governed(nodes, Optional.of(last));
	}

	/** One statement of those behind a directive that none ends, or all up to the next team where others of it may be among them. */
	private Governed open(ScannedDirective scanned, int from) {
		boolean isMore = false;
		for (int i = next; Forms.hasTeam(scanned) && i < items.size(); i++) {
			Optional<ScannedDirective> other = read(items.get(i), Scope.root()).filter(d -> d.role() == Role.BEGIN)
					.flatMap(ReadDirective::scanned);
			if (other.filter(Forms::hasTeam).isPresent()) {
				break;
			}
			isMore |= other.isPresent();
			next = isMore ? i + 1 : next;
		}
		return new Governed(items.subList(from, next), Optional.empty(), true);
	}

	private Optional<Integer> end(ReadDirective begin, ScannedDirective scanned) {
		int depth = 0;
		for (int i = next; i < items.size(); i++) {
			Optional<ReadDirective> d = read(items.get(i), Scope.root());
			boolean workshare = begin.role() == Role.WORKSHARE;
			boolean chosen = Forms.last(scanned) == DirectiveName.BEGIN_METADIRECTIVE
					&& d.filter(x -> x.has(DirectiveName.END_METADIRECTIVE)).isPresent();
			if (chosen && --depth < 0) {
				return Optional.of(i);
			}
			boolean same = d.flatMap(ReadDirective::scanned).filter(s -> s.names().equals(scanned.names())).isPresent()
					&& workshare == (d.get().role() == Role.WORKSHARE || d.get().role() == Role.END_WORKSHARE);
			if (same) {
				depth += d.get().role() == Role.END || d.get().role() == Role.END_WORKSHARE ? -1 : 1;
				if (depth < 0) {
					return Optional.of(i);
				}
			}
		}
		return Optional.empty();
	}

	/** The next statement, and an end directive directly behind it. An atomic capture has two statements. */
	private Governed statement(ReadDirective begin, ScannedDirective scanned) {
		Optional<Integer> end = Forms.last(scanned) == DirectiveName.ATOMIC ? end(begin, scanned).filter(e -> e - next <= 3)
				: Optional.empty();
		if (end.isPresent()) {
			return region(begin, scanned);
		}
		int from = next;
		while (next < items.size() && items.get(next).is("comment") && reader.line(items.get(next)).isEmpty()) {
			next++;
		}
		while (next < items.size() && Forms.LOOPS.contains(Forms.last(scanned)) && items.get(next).is("comment")) {
			next++;
		}
		if (next < items.size() && !items.get(next).is("comment")) {
			next++;
		}
		List<Node> nodes = items.subList(from, next);
		Optional<ReadDirective> following = next < items.size() ? read(items.get(next), Scope.root()) : Optional.empty();
		boolean ends = following.filter(d -> d.role() == Role.END).flatMap(ReadDirective::scanned)
				.filter(s -> s.names().equals(scanned.names())).isPresent();
		if (ends) {
			next++;
			following.get().messages().forEach(parts.unit()::add);
		}
		return new Governed(nodes, ends ? following : Optional.empty());
	}
}
