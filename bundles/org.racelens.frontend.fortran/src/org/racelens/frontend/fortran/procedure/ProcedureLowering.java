package org.racelens.frontend.fortran.procedure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.lowering.Procedures;
import org.racelens.frontend.fortran.source.LinkerName;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Operators;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Scope.Procedure.Shapes;
import org.racelens.frontend.fortran.unit.Signature;
import org.racelens.model.expression.Expression;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.SourceMessage;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredVariant;

/** Procedures of the unit, each opened when a call, or the end, first asks for it. Fortran 2018 §15 */
public final class ProcedureLowering implements Procedures {
	private static final Set<String> PROCEDURES = Set.of("function", "subroutine", "module_procedure");

	/** behind the name that C has for a procedure: it may be Fortran's for another one */
	private static final String BOUND = " bind(c)";

	private static final String STRIDED = " (strided)";
	private static final String VALUES = " (values)";

	private final Parts parts;
	private final Map<String, OpenedProcedure> procedures = new LinkedHashMap<>();
	private final Map<String, ProcedureText> interfaces = new HashMap<>();
	private final Set<String> implemented = new HashSet<>();
	/** those that more than one submodule holds */
	private final Set<String> repeated = new HashSet<>();
	/** how many there are by names that more than one has */
	private final Map<String, Integer> ambiguous = new HashMap<>();
	/** the keys of those of which there is one besides to which calls in sight pass numbers */
	private final Set<String> valued = new HashSet<>();

	/** interfaces of procedures with bodies that say something of them besides */
	private final List<OpenedProcedure> said = new ArrayList<>();

	public ProcedureLowering(Parts parts) {
		this.parts = parts;
	}

	@Override
	public void announce(List<Node> nodes, Scope scope, String prefix) {
		List<ProcedureText> all = nodes.stream().map(ProcedureText::of).flatMap(t -> Stream.concat(Stream.of(t), t.entries().stream()))
				.filter(t -> PROCEDURES.contains(t.node().kind()) && t.name().isPresent()).toList();
		Map<String, Long> counts = all.stream().collect(Collectors.groupingBy(t -> known(t, scope, prefix), Collectors.counting()));
		for (ProcedureText text : all) {
			String key = key(text, scope, prefix);
			if (counts.get(known(text, scope, prefix)) > 1 || repeated.contains(key) && text.isSeparate()) {
				ambiguous(text, key, known(text, scope, prefix), scope);
				continue;
			}
			procedures.putIfAbsent(key, new OpenedProcedure(parts, declared(text, key), scope, key, linkage(text.node(), scope), true));
			scope.declare(text.name().get(), new Entity.Procedure(key, Entity.Procedure.Kind.DEFINED, Optional.empty()));
			if (prefix.isEmpty() && linkage(text.node()) == Linkage.EXTERNAL) {
				LinkerName.of(text.node()).ifPresent(s -> parts.unit().links().defines(key, s));
			}
		}
	}

	private static String key(ProcedureText text, Scope scope, String prefix) {
		return ancestor(scope.procedure().place()).filter(a -> text.isSeparate()).map(a -> a + "::").orElse(prefix) + text.name().get();
	}

	/** What no two procedures may have: a key, or what the linker knows an external procedure by. */
	private static String known(ProcedureText text, Scope scope, String prefix) {
		String key = key(text, scope, prefix);
		return prefix.isEmpty() && scope.procedure().place() == null ? text.symbol().orElse(key) : key;
	}

	/** One of several procedures of a name: each is judged, and calls by the name lead to none of them. */
	private void ambiguous(ProcedureText text, String key, String known, Scope scope) {
		int number = ambiguous.merge(known, 1, Integer::sum);
		String name = text.name().get();
		Explanation why = FortranSentence.FORTRAN_NAME_X_IS_GIVEN_TWICE.of(name);
		String own = key + " (" + number + ")";
		procedures.putIfAbsent(own, new OpenedProcedure(parts, text, scope, own, linkage(text.node(), scope), true));
		scope.declare(name, new Entity.Unknown(why));
		if (number > 1) {
			parts.unit().add(new SourceMessage(MessageKind.SYNTAX, text.head().orElse(text.node()).range(), why));
		}
	}

	/** Nobody else knows an internal procedure. */
	private Linkage linkage(Node node, Scope scope) {
		boolean internal = !scope.procedure().key().isEmpty() && !(scope.procedure().place().is("module", "submodule"));
		return internal ? Linkage.INTERNAL : linkage(node);
	}

	/**
	 * Makes procedures of other files known to calls. No scope declares them: a name that is not declared may be a variable.
	 *
	 * @param others by what the linker knows them
	 */
	public void follow(Map<String, Node> others, Scope root) {
		others.forEach((symbol, node) -> {
			ProcedureText whole = ProcedureText.of(node);
			Stream.concat(Stream.of(whole), whole.entries().stream()).filter(t -> t.symbol().equals(Optional.of(symbol))).forEach(text -> {
				String key = key(text);
				procedures.putIfAbsent(key, new OpenedProcedure(parts, text, root, key, linkage(node), true));
			});
		});
	}

	/** By what calls know an external procedure: its name, or the one that C has for it. */
	private static String key(ProcedureText text) {
		String name = text.name().orElseThrow();
		return text.isBoundToC() ? text.symbol().orElse(name) + BOUND : name;
	}

	/** A procedure of a module in another file is judged there. */
	private Linkage linkage(Node node) {
		return node.source().source().path().equals(parts.unit().source().path()) ? Linkage.EXTERNAL : Linkage.ELSEWHERE;
	}

	/** The separate module procedures whose bodies submodules hold. */
	public void implementedBy(List<Node> units) {
		for (Node submodule : units) {
			ancestor(submodule).ifPresent(a -> submodule.child("internal_procedures").stream().flatMap(p -> p.children().stream())
					.filter(n -> PROCEDURES.contains(n.kind())).map(ProcedureText::of).filter(ProcedureText::isSeparate)
					.flatMap(t -> t.name().stream()).map(n -> a + "::" + n).filter(k -> !implemented.add(k)).forEach(repeated::add));
		}
	}

	/** The module that a submodule belongs to. */
	private static Optional<String> ancestor(Node unit) {
		return Optional.ofNullable(unit).filter(n -> n.is("submodule")).flatMap(n -> n.child("submodule_statement"))
				.flatMap(s -> s.field("ancestor")).map(n -> n.name().strip());
	}

	private ProcedureText declared(ProcedureText text, String key) {
		ProcedureText declaration = interfaces.get(key);
		return text.node().is("module_procedure") && declaration != null ? text.declaredBy(declaration) : text;
	}

	@Override
	public void declare(Node block, Scope scope) {
		List<String> specific = new ArrayList<>();
		for (Node child : block.children()) {
			ProcedureText text = ProcedureText.of(child);
			if (PROCEDURES.contains(child.kind()) && text.name().isPresent()) {
				String name = text.name().get();
				boolean own = scope.procedure().dummies().contains(name) || isAbstract(block);
				String key = procedures.containsKey(key(text)) && !own ? key(text) : procedures.containsKey(name) && !own ? name
						: "interface " + scope.procedure().key() + "::" + name;
				OpenedProcedure opened = new OpenedProcedure(parts, text, scope, key, Linkage.EXTERNAL, false);
				String separate = scope.procedure().key() + "::" + name;
				OpenedProcedure known = procedures
						.putIfAbsent(key, text.isSeparate() && implemented.contains(separate) ? opened.definedElsewhere() : opened);
				if (known != null && text.hasDirectives()) {
					said.add(opened);
				}
				interfaces.put(separate, text);
				if (scope.own(name).isEmpty()) {
					scope.declare(name, new Entity.Procedure(key, Entity.Procedure.Kind.DEFINED, Optional.empty()));
				}
				specific.add(key);
			} else if (child.is("procedure_statement")) {
				child.all("method_name").forEach(m -> scope.lookup(m.name()).filter(Entity.Procedure.class::isInstance)
						.ifPresent(e -> specific.add(((Entity.Procedure) e).key())));
			}
		}
		block.child("interface_statement").flatMap(ProcedureLowering::generic)
				.ifPresent(n -> scope.extend(n, new Entity.Generic(specific)));
	}

	private static boolean isAbstract(Node block) {
		return block.child("interface_statement").filter(s -> s.text().strip().toLowerCase(Locale.ROOT).startsWith("abstract")).isPresent();
	}

	/** The name, the operator or the assignment that an interface block is about. */
	private static Optional<String> generic(Node statement) {
		return statement.child("name").map(Node::name).or(() -> statement.children().stream()
				.filter(c -> Operators.isNamedBy(c.kind())).findFirst().map(c -> Operators.named(c.text())));
	}

	@Override
	public Optional<Signature> signature(String key) {
		return Optional.ofNullable(procedures.get(key)).map(OpenedProcedure::signature);
	}

	@Override
	public Optional<Signature> strided(Signature signature) {
		OpenedProcedure plain = procedures.get(signature.callee());
		if (plain == null || signature.isElemental()) {
			return Optional.empty();
		}
		String key = signature.callee() + STRIDED;
		procedures.computeIfAbsent(key, k -> plain.seen(Shapes.STRIDED, k));
		return signature(key);
	}

	@Override
	public Optional<Signature> valued(Signature signature) {
		OpenedProcedure plain = procedures.get(signature.callee());
		if (plain == null || signature.isElemental() || !plain.isRecursive()) {
			return Optional.empty();
		}
		String key = signature.callee() + VALUES;
		procedures.computeIfAbsent(key, k -> plain.seen(Shapes.VALUES, k));
		valued.add(signature.callee());
		return signature(key);
	}

	/** The main program. */
	public void program(Node node, Scope scope) {
		ProcedureText text = ProcedureText.of(node);
		String first = "program " + text.name().orElse("main");
		long others = procedures.keySet().stream().filter(k -> k.startsWith("program ") && !k.contains("::")).count();
		String name = procedures.containsKey(first) ? first + " (" + (others + 1) + ")" : first;
		if (others > 0 && linkage(node) == Linkage.EXTERNAL) {
			parts.unit().add(new SourceMessage(MessageKind.SYNTAX, text.head().orElse(node).range(),
					FortranSentence.FORTRAN_FILE_HAS_ANOTHER_MAIN_PROGRAM.of()));
		}
		procedures.put(name, new OpenedProcedure(parts, text, scope, name, linkage(node), true));
	}

	/** Lowers the bodies of all procedures, also of those that the bodies contain. */
	public void lowerAll() {
		List<String> done = new ArrayList<>();
		do {
			for (String key : List.copyOf(procedures.keySet())) {
				if (!done.contains(key)) {
					done.add(key);
					parts.unit().checkStopped();
					procedures.get(key).lower();
				}
			}
			List.copyOf(said).forEach(OpenedProcedure::signature);
			Map.of(STRIDED, Shapes.STRIDED, VALUES, Shapes.VALUES).forEach(this::variants);
		} while (done.size() < procedures.size());
		dropUncalled();
	}

	/** Where some calls see a procedure otherwise, they see in the same way what takes its place. */
	private void variants(String version, Shapes shapes) {
		for (DeclaredVariant v : parts.unit().directives().variants()) {
			OpenedProcedure plain = procedures.get(v.variant());
			if (plain != null && procedures.containsKey(v.base() + version)) {
				procedures.computeIfAbsent(v.variant() + version, k -> plain.seen(shapes, k));
				parts.unit().directives().add(new DeclaredVariant(v.base() + version, v.variant() + version, v.constructs(), v.condition(),
						v.choice(), v.range()));
			}
		}
	}

	/** Removes procedures of which only the version with numbers is called, where all calls are in sight. */
	private void dropUncalled() {
		List<FunctionDefinition> all = parts.unit().functions();
		boolean whole = all.stream().anyMatch(f -> f.key().startsWith("program "));
		Set<String> called = parts.unit().designated();
		parts.unit().directives().variants().forEach(v -> called.add(v.variant()));
		all.forEach(f -> Walk.expressions(f.body(), e -> {
			if (e instanceof Expression.Call c && !f.key().equals(c.callee())) {
				called.add(c.callee());
			}
		}));
		all.removeIf(f -> valued.contains(f.key()) && !called.contains(f.key()) && (whole || f.linkage() == Linkage.INTERNAL));
	}
}
