package org.racelens.frontend.fortran.statement;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.racelens.frontend.fortran.directive.DirectiveReader;
import org.racelens.frontend.fortran.directive.FileDirectives;
import org.racelens.frontend.fortran.directive.MapperLowering;
import org.racelens.frontend.fortran.directive.ReadDirective;
import org.racelens.frontend.fortran.directive.ReductionLowering;
import org.racelens.frontend.fortran.expression.DefaultValues;
import org.racelens.frontend.fortran.expression.Unlowered;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.lowering.Statements;
import org.racelens.frontend.fortran.source.DirectiveLine;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.LoopFrame.Kind;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Unit;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Unmodelled;
import org.racelens.openmp.scan.PragmaToken;
import org.racelens.openmp.scan.ScannedDirective;

/** Executable statements. Fortran 2018 §11 */
public final class StatementLowering implements Statements {
	private static final Pattern CRITICAL = Pattern.compile("(?i)(?:\\w+\\s*:\\s*)?critical\\b");
	private static final Set<
			String> BLOCKS = Set.of("if_statement", "select_case_statement", "select_type_statement", "select_rank_statement",
					"block_construct", "associate_statement");

	private static final String[] EXECUTABLE = { "assignment_statement", "pointer_association_statement", "subroutine_call",
			"call_expression",
			"if_statement", "select_case_statement", "select_type_statement", "select_rank_statement", "do_loop_statement",
			"where_statement", "forall_statement", "print_statement", "write_statement", "read_statement", "open_statement",
			"close_statement", "inquire_statement", "file_position_statement", "keyword_statement", "stop_statement", "block_construct",
			"associate_statement", "arithmetic_if_statement", "do_label_statement" };

	private final Parts parts;
	private final DirectiveReader reader = new DirectiveReader();
	private final Branches branches;
	private final Jumps jumps;
	private final Loops loops;
	private final ArrayStatements arrays;
	private final Transfers transfers;
	private final Lost lost;
	private final Allocations allocations;

	public StatementLowering(Parts parts) {
		this.parts = parts;
		branches = new Branches(parts);
		jumps = new Jumps(parts);
		loops = new Loops(parts, reader);
		arrays = new ArrayStatements(parts);
		transfers = new Transfers(parts);
		lost = new Lost(parts, transfers);
		allocations = new Allocations(parts);
	}

	@Override
	public void lower(List<Node> items, Scope scope, Code code) {
		new Body(parts, this, reader, items).lower(scope, code);
	}

	/** One statement without what directives make of it. */
	void lower(Node s, Scope scope, Code code) {
		parts.unit().checkStopped();
		if (s.isBroken() && isSimple(s)) {
			lost.after(s, GapKind.PARSE_PROBLEM, FortranSentence.FORTRAN_TEXT_CANNOT_BE_READ.of(), List.of(), scope, code);
			return;
		}
		Optional<String> name = Loops.label(s).filter(n -> BLOCKS.contains(s.kind()) && isLeft(s, n));
		if (name.isPresent()) {
			jumps.block(name, Kind.BLOCK, s.range(), scope, code, (names, inner) -> understood(s, names, inner));
		} else {
			understood(s, scope, code);
		}
		if (s.is("subroutine_call", "read_statement", "write_statement", "print_statement", "open_statement", "close_statement",
				"inquire_statement")) {
			jumps.told(s, scope, code);
		}
	}

	/** Whether a statement inside leaves a construct that has a name. */
	private static boolean isLeft(Node n, String name) {
		return n.is("keyword_statement") && n.hasToken("exit") && n.child("identifier").filter(i -> i.name().equals(name)).isPresent()
				|| n.children().stream().anyMatch(c -> isLeft(c, name));
	}

	private void understood(Node s, Scope scope, Code code) {
		switch (s.kind()) {
			case "comment", "statement_label", "format_statement", "preproc_call", "preproc_def",
					"data_statement", "include_statement", "block_label", "block_label_start_expression" -> {
				// nothing is executed that matters
			}
			case "assignment_statement" -> arrays.assignment(s, scope, code);
			case "pointer_association_statement" -> new Associations(parts).statement(s, scope, code);
			case "subroutine_call" -> parts.calls().subroutine(s, scope, code);
			case "call_expression" -> allocations.statement(s, scope, code);
			case "if_statement" -> branches.branch(s, scope, code);
			case "select_case_statement" -> branches.choice(s, scope, code);
			case "select_type_statement" -> new TypeChoice(parts).lower(s, scope, code);
			case "select_rank_statement" -> new RankChoice(parts).lower(s, scope, code);
			case "do_loop_statement" -> loops.loop(s, scope, code);
			case "where_statement" -> arrays.where(s, scope, code);
			case "forall_statement" -> arrays.forall(s, scope, code);
			case "print_statement", "write_statement" -> transfers.output(s, scope, code);
			case "read_statement" -> transfers.input(s, scope, code);
			case "open_statement", "close_statement", "inquire_statement", "file_position_statement" -> transfers.file(s, scope, code);
			case "keyword_statement" -> keyword(s, scope, code);
			case "stop_statement" -> code.evaluate(new Expression.Call(Unit.EXIT, Optional.empty(), List.of(Terms.number(0, s.range())),
					VoidType.VOID, s.range()));
			case "block_construct" -> block(s, scope, code);
			case "associate_statement" -> branches.associate(s, scope, code);
			case "arithmetic_if_statement" -> jumps.bySign(s, scope, code);
			case "do_label_statement" -> Jumps.gap(s.range(), code);
			default -> unknown(s, scope, code);
		}
	}

	/** A block, which is how a critical construct of images is read: what that one keeps apart is not modelled. Fortran 2018 §11.1.6 */
	private void block(Node s, Scope scope, Code code) {
		if (CRITICAL.matcher(s.source().spelling(s.start(), s.end())).lookingAt()) {
			code.unknown(s.range(), FortranSentence.FORTRAN_STATEMENT_X_IS_NOT_UNDERSTOOD.of("critical"));
		}
		branches.block(s, scope, code);
	}

	/** Whether nothing but itself is lost where it cannot be read. */
	private static boolean isSimple(Node s) {
		return s.status() == Node.Status.BROKEN || s.children().stream().noneMatch(c -> c.is(EXECUTABLE));
	}

	/** What is not understood may do anything besides what of its parts is. */
	private void unknown(Node s, Scope scope, Code code) {
		if (s.status() == Node.Status.TOKEN) {
			return;
		}
		Code inside = code.apart();
		List<Node> inner = s.children().stream().flatMap(c -> c.children().stream()).filter(c -> c.is(EXECUTABLE)).toList();
		lower(inner, scope.inner(), inside);
		lost.after(s, GapKind.UNMODELLED_STATEMENT, FortranSentence.FORTRAN_STATEMENT_X_IS_NOT_UNDERSTOOD.of(Unlowered.shown(s)),
				inside.statements(), scope, code);
	}

	/** {@code continue}, {@code cycle}, {@code exit}, {@code return}, {@code goto} */
	private void keyword(Node s, Scope scope, Code code) {
		SourceRange at = s.range();
		if (s.hasToken("return")) {
			leave(scope, s, code);
			code.add(new Statement.Return(result(scope, s), at));
		} else if (s.hasToken("exit") || s.hasToken("cycle")) {
			jumps.leave(s, scope, code);
		} else if (s.hasToken("goto") || s.hasToken("go")) {
			jumps.branch(s, scope, code);
		}
	}

	@Override
	public Optional<Expression> result(Scope scope, Node at) {
		if (scope.result().filter(d -> d.form() == Data.Form.DESCRIPTOR && d.place().isEmpty()).isPresent()) {
			return scope.result().map(d -> d.object(at.range()));
		}
		return scope.result().map(d -> parts.designators().whole(d, at.range())).filter(v -> !v.isArray()).map(v -> v.scalar());
	}

	@Override
	public void leave(Scope scope, Node at, Code code) {
		new Endings(parts).leave(scope.ofProcedure(), at, code);
	}

	@Override
	public void renew(Value object, SourceRange at, Scope scope, Code code) {
		new Endings(parts).renew(object, at, scope, code);
	}

	@Override
	public boolean isExecuted(Node item, Node procedure, Scope host) {
		if (item.is("comment")) {
			return reader.line(item).map(l -> reader.read(l, Scope.root())).filter(d -> !d.isDeclarative()).isPresent();
		}
		return !StatementFunctions.isDefinition(item, procedure, host);
	}

	@Override
	public void begin(Value object, SourceRange at, Code code) {
		DerivedCopies copies = new DerivedCopies(parts, at);
		if (copies.isDeep(object.type())) {
			code.forEach(object.extents(), at, (i, inner) -> copies.clear(object.element().apply(i), inner));
		}
		initialise(object, at, code);
	}

	@Override
	public void initialise(Value object, SourceRange at, Code code) {
		DefaultValues values = new DefaultValues(parts.unit(), at);
		if (values.exist(object.type())) {
			code.forEach(object.extents(), at, (i, inner) -> values.assign(object.element().apply(i), inner));
		}
	}

	@Override
	public void declare(List<Node> specification, Scope scope) {
		for (Node comment : specification) {
			Optional<DirectiveLine> line = reader.line(comment);
			line.map(l -> reader.read(l, scope)).filter(d -> !d.has(DirectiveName.THREADPRIVATE)).ifPresent(read -> {
				read.messages().forEach(parts.unit()::add);
				read.scanned().ifPresentOrElse(d -> declare(d, read, line.get(), comment, scope), () -> {
					if (line.get().tokens().stream().anyMatch(t -> t.is("mapper"))) {
						parts.unit().directives().unread(Optional.empty());
					}
				});
			});
		}
	}

	private void declare(ScannedDirective directive, ReadDirective read, DirectiveLine line, Node comment, Scope scope) {
		// others are read elsewhere, or there is nothing to model
		DirectiveName name = directive.names().get(0);
		if (name == DirectiveName.DECLARE_REDUCTION) {
			new ReductionLowering(parts, comment, scope).lower(directive);
		} else if (name == DirectiveName.DECLARE_MAPPER) {
			new MapperLowering(parts, comment, scope).lower(directive, read);
		} else if (name == DirectiveName.DECLARE_TARGET) {
			new DeviceNames(line.tokens()).variables(scope).forEach(parts.unit().directives()::onDevice);
		} else if (name == DirectiveName.DECLARE_VARIANT) {
			new FileDirectives(parts, comment, scope).variant(directive);
		} else if (name == DirectiveName.REQUIRES) {
			new FileDirectives(parts, comment, scope).requires(directive);
		}
	}

	@Override
	public Set<String> threadPrivate(List<Node> specification) {
		Set<String> names = new LinkedHashSet<>();
		for (Node comment : specification) {
			Optional<DirectiveLine> line = reader.line(comment);
			Optional<ReadDirective> read = line.map(l -> reader.read(l, Scope.root()));
			if (read.filter(d -> d.has(DirectiveName.THREADPRIVATE)).isPresent()) {
				read.get().messages().forEach(parts.unit()::add);
				List<PragmaToken> tokens = line.get().tokens();
				for (int i = 1; i < tokens.size(); i++) {
					boolean block = tokens.get(i - 1).is("/") && i + 1 < tokens.size() && tokens.get(i + 1).is("/");
					if (tokens.get(i).isWord()) {
						names.add(block ? "/" + tokens.get(i).text() + "/" : tokens.get(i).text());
					}
				}
			}
		}
		return names;
	}

	/** The variable of a name. */
	static Optional<Data> data(Scope scope, String name) {
		return scope.lookup(name).filter(Data.class::isInstance).map(Data.class::cast);
	}
}
