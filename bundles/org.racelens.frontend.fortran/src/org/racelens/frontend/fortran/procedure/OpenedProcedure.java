package org.racelens.frontend.fortran.procedure;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Declarations.Home;
import org.racelens.frontend.fortran.lowering.Declarations.Parameter;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.procedure.ProcedureText.Split;
import org.racelens.frontend.fortran.source.LinkerName;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.AssumedLength;
import org.racelens.frontend.fortran.unit.AssumedRank;
import org.racelens.frontend.fortran.unit.Descriptor;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Entity.Data.Form;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Scope.Procedure.Shapes;
import org.racelens.frontend.fortran.unit.Signature;
import org.racelens.frontend.fortran.unit.Signature.Dummy;
import org.racelens.frontend.fortran.unit.Signature.Dummy.Passing;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Arity;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Return;

/** A procedure whose declarations are lowered when it is first asked for, and whose body at the end. */
final class OpenedProcedure {
	private final Parts parts;
	private final ProcedureText text;
	private final Scope host;
	private final String key;
	private final Linkage linkage;
	private final boolean defined;
	private final Shapes shapes;
	private final Code prologue;
	private Scope scope;
	private List<Node> execution = List.of();
	private boolean elsewhere;
	private Signature signature;
	private final List<Variable> parameters = new ArrayList<>();

	/** @param defined whether the text is that of the body, and not of an interface */
	OpenedProcedure(Parts parts, ProcedureText text, Scope host, String key, Linkage linkage, boolean defined) {
		this(parts, text, host, key, linkage, defined, Shapes.CONTIGUOUS);
	}

	private OpenedProcedure(Parts parts, ProcedureText text, Scope host, String key, Linkage linkage, boolean defined, Shapes shapes) {
		this.shapes = shapes;
		this.parts = parts;
		this.text = text;
		this.host = host;
		this.key = key;
		this.linkage = linkage;
		this.defined = defined;
		prologue = new Code(parts.unit());
	}

	/** The same procedure as some calls see it. */
	OpenedProcedure seen(Shapes as, String otherKey) {
		return new OpenedProcedure(parts, text, host, otherKey, Linkage.INTERNAL, defined, as);
	}

	/** Whether it may call itself, as far as its own text tells. */
	boolean isRecursive() {
		return defined && text.isRecursive();
	}

	/** The body of the interface is in a submodule of the unit. */
	OpenedProcedure definedElsewhere() {
		elsewhere = true;
		return this;
	}

	Signature signature() {
		if (scope == null) {
			open();
		}
		return signature;
	}

	private boolean isProgram() {
		return text.head().isEmpty() || text.head().get().is("program_statement");
	}

	private void open() {
		scope = host.of(new Scope.Procedure(key, text.node(), text.dummies(), shapes));
		Split split = text.split(n -> parts.statements().isExecuted(n, text.node(), host));
		execution = split.execution();
		Set<String> inner = new HashSet<>();
		text.internal().forEach(n -> inner.addAll(ProcedureText.names(n)));
		scope.shares(inner);
		parts.procedures().announce(text.internal(), scope, key + "::");
		HostedNames hosted = new HostedNames(parts);
		if (linkage == Linkage.INTERNAL) {
			hosted.declare(host, new LinkedHashSet<>(text.dummies()), scope);
		}
		Map<String, Parameter> made = parts.declarations().lower(split.specification(), scope, isProgram() ? Home.PROGRAM : Home.PROCEDURE,
				prologue);
		Optional<Data> result = text.result().map(this::result);
		result.ifPresent(scope::yields);
		List<Dummy> dummies = new ArrayList<>();
		List<Variable> extents = new ArrayList<>();
		for (String name : text.dummies()) {
			Parameter p = made.get(name);
			dummies.add(p == null ? other(name) : dummy(name, p));
			parameters.add(p == null ? pointer(name) : p.parameter());
			Optional.ofNullable(p).ifPresent(x -> extents.addAll(x.extents()));
		}
		parameters.addAll(extents);
		parameters.addAll(hosted.parameters());
		made.values().forEach(this::entered);
		String callee = defined || elsewhere ? key.replaceFirst("^interface ", "")
				: LinkerName.of(text.node()).orElse("");
		Set<String> attributes = new LinkedHashSet<>(text.qualifiers());
		if (!defined && !elsewhere) {
			attributes.add(Signature.BOUND);
		}
		signature = new Signature(callee, dummies, result.map(Data::element), result.map(d -> d.dimensions().size()).orElse(0),
				result.filter(d -> d.form() == Form.DESCRIPTOR && d.place().isEmpty()).map(Data::descriptor), hosted.originals(),
				attributes);
	}

	/** What an argument holds of which only the new value matters ends. Fortran 2018 §8.5.10, §9.7.3.2 */
	private void entered(Parameter p) {
		if (p.attributes().contains("out") && !p.data().isDescribed()) {
			SourceRange at = p.data().variable().declaration();
			Code ends = prologue.apart();
			parts.statements().renew(parts.designators().whole(p.data(), at), at, scope, ends);
			parts.statements().initialise(parts.designators().whole(p.data(), at), at, ends);
			if (!ends.isEmpty() && p.attributes().contains("optional")) {
				Expression passed = Terms.use(p.parameter(), at);
				prologue.add(new If(new Expression.Binary(Operator.NOT_EQUAL, passed, Terms.pointer(Terms.number(0, at), passed.type()),
						Types.LOGICAL, at), ends.block(at), Optional.empty(), at));
			} else {
				prologue.addAll(ends);
			}
		}
	}

	/** What tells which procedure a dummy procedure is. */
	private Variable pointer(String name) {
		Variable v = parts.unit().variable(name, Types.to(VoidType.VOID), Storage.PARAMETER, text.node().range());
		scope.own(name).filter(Entity.Procedure.class::isInstance)
				.ifPresent(e -> scope.declare(name, ((Entity.Procedure) e).through(v)));
		return v;
	}

	/** A dummy procedure, or an object whose declaration is not understood. */
	private Dummy other(String name) {
		boolean unknown = scope.own(name).filter(Entity.Unknown.class::isInstance).isPresent();
		return new Dummy(name, unknown ? Passing.UNKNOWN : Passing.PROCEDURE, VoidType.VOID, 0, Set.of());
	}

	private static Dummy dummy(String name, Parameter p) {
		Passing passing = p.data().isDescribed() ? Passing.DESCRIPTOR : !p.data().strides().isEmpty() ? Passing.STRIDED
				: p.extents().size() > (p.attributes().contains(AssumedLength.ATTRIBUTE) ? 1 : 0) ? Passing.SHAPED
				: p.data().form() == Form.DIRECT ? Passing.VALUE : Passing.ADDRESS;
		int rank = p.attributes().contains(AssumedRank.ATTRIBUTE) ? AssumedRank.MOST + 1 : p.data().dimensions().size();
		return new Dummy(name, passing, AssumedLength.known(p.data().element(), p.attributes()), rank, p.attributes());
	}

	/** The variable that holds the result of the function; its type may stand before the word {@code function}. */
	private Data result(String name) {
		Optional<Data> declared = scope.own(name).filter(Data.class::isInstance).map(Data.class::cast);
		if (declared.isPresent()) {
			return declared.get();
		}
		Type type = text.head().flatMap(h -> parts.declarations().type(h, scope, prologue))
				.orElseGet(() -> scope.implied(name).orElse(Types.implied(name)));
		Data data = new Data(parts.unit().variable(name, type, Storage.LOCAL, text.head().orElse(text.node()).range()), Form.DIRECT, type,
				List.of());
		prologue.add(new Declaration(data.variable(), Optional.empty(), data.variable().declaration()));
		scope.declare(name, data);
		return data;
	}

	/** Adds the function that the procedure becomes. */
	void lower() {
		Signature called = signature();
		if (!defined) {
			return;
		}
		Code body = new Code(parts.unit());
		parts.statements().lower(execution, scope, body);
		List<Statement> all = new ArrayList<>();
		scope.undeclared().forEach(d -> all.add(new Declaration(d.variable(), Optional.empty(), d.variable().declaration())));
		all.addAll(prologue.statements());
		all.addAll(body.statements());
		Code end = new Code(parts.unit());
		if (!isProgram()) {
			parts.statements().leave(scope, text.node(), end);
		}
		all.addAll(end.statements());
		scope.result().ifPresent(d -> all.add(new Return(parts.statements().result(scope, text.node()), text.node().range())));
		Type type = called.described().<Type>map(Descriptor::type)
				.orElse(scope.result().isPresent() && called.rank() == 0 ? called.result().orElse(VoidType.VOID) : VoidType.VOID);
		String name = isProgram() ? key : text.name().orElse(key);
		parts.unit().add(new FunctionDefinition(key, name, parameters, Arity.FIXED, type, linkage,
				new Block(all, text.node().range()), text.node().range()));
	}
}
