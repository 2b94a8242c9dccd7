package org.racelens.frontend.fortran.declaration;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Declarations.Home;
import org.racelens.frontend.fortran.lowering.Modules;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Operators;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;

/** Modules and what {@code use} makes of them. A module is lowered when it is first used. Fortran 2018 §14.2 */
public final class ModuleLowering implements Modules {
	private final Parts parts;
	private final Function<String, Optional<Node>> elsewhere;
	private final Map<String, Node> modules = new LinkedHashMap<>();
	private final Map<String, Scope> around = new LinkedHashMap<>();
	private final Map<String, Scope> scopes = new LinkedHashMap<>();
	/** why it is not sure what a name means */
	private final Map<String, Explanation> doubtful = new LinkedHashMap<>();

	/** @param elsewhere the tree of another file in which a module stands */
	public ModuleLowering(Parts parts, Function<String, Optional<Node>> elsewhere) {
		this.parts = parts;
		this.elsewhere = elsewhere;
	}

	@Override
	public void announce(Node module, Scope outer) {
		head(module).flatMap(h -> h.child("name")).map(Node::name).ifPresent(name -> {
			String key = head(module).flatMap(h -> h.field("ancestor")).map(a -> inside(a, name)).orElse(name);
			Node known = modules.putIfAbsent(key, module);
			around.putIfAbsent(key, outer);
			if (known != null && known != module && known.source() == module.source()) {
				again(module, key, name, outer);
			}
		});
	}

	/** A second one of the name in one file is lowered as well; what uses the name may mean either. */
	private void again(Node module, String key, String name, Scope outer) {
		Explanation why = FortranSentence.FORTRAN_NAME_X_IS_GIVEN_TWICE.of(name);
		parts.unit().add(new SourceMessage(MessageKind.SYNTAX, head(module).orElse(module).range(), why));
		String other = key + " (" + (modules.keySet().stream().filter(k -> k.startsWith(key + " (")).count() + 2) + ")";
		modules.put(other, module);
		around.put(other, outer);
		doubtful.put(key, why);
	}

	private static Optional<Node> head(Node module) {
		return module.children().stream().filter(c -> c.is("module_statement", "submodule_statement")).findFirst();
	}

	/** By what a submodule is known: two modules may have submodules of one name. */
	private static String inside(Node ancestor, String name) {
		return ancestor.name().strip() + ":" + name;
	}

	@Override
	public void declareAll() {
		List.copyOf(modules.keySet()).forEach(this::scope);
	}

	private Optional<Scope> scope(String name) {
		Node module = modules.get(name);
		if (module == null || scopes.containsKey(name)) {
			return Optional.ofNullable(scopes.get(name));
		}
		Scope scope = around.get(name).of(new Scope.Procedure(name, module, List.of()));
		scopes.put(name, scope);
		module.child("submodule_statement").ifPresent(m -> inherit(m, scope));
		module.child("internal_procedures").ifPresent(p -> parts.procedures().announce(p.children(), scope, name + "::"));
		parts.declarations().lower(module.children(), scope, Home.MODULE, new Code(parts.unit()));
		return Optional.of(scope);
	}

	/** A submodule knows what its parent does. Fortran 2018 §14.2.3 */
	private void inherit(Node head, Scope scope) {
		Optional<Node> ancestor = head.field("ancestor");
		Optional<String> parent = head.field("parent").map(p -> p.name().strip());
		String name = parent.or(() -> ancestor.map(a -> a.name().strip())).orElse("");
		String key = parent.flatMap(p -> ancestor.map(a -> inside(a, p))).orElse(name);
		if (!modules.containsKey(key)) {
			find(name);
		}
		scope(key).filter(p -> !doubtful.containsKey(key)).ifPresentOrElse(p -> {
			p.own().forEach(scope::declare);
			p.ownMissing().forEach(scope::misses);
		}, () -> {
			missing(name, head, Optional.empty(), scope, doubtful.getOrDefault(key, notFound(name)));
		});
	}

	private static Explanation notFound(String module) {
		return FortranSentence.FORTRAN_MODULE_X_IS_NOT_FOUND.of(module);
	}

	private static Explanation ambiguous(String name) {
		return FortranSentence.FORTRAN_NAME_X_COMES_FROM_TWO_MODULES.of(name);
	}

	/** Announces the modules of the other file in which one stands that no file has so far. */
	private void find(String name) {
		if (!modules.containsKey(name) && LanguageModules.of(name).isEmpty()) {
			elsewhere.apply(name).ifPresent(file -> file.children().stream().filter(n -> n.is("module", "submodule"))
					.forEach(m -> announce(m, Scope.root())));
		}
	}

	@Override
	public void use(Node statement, Scope scope) {
		String name = statement.child("module_name").map(Node::name).orElse("").strip();
		find(name);
		Optional<Map<String, Entity>> entities = scope(name).map(s -> Accessibility.shown(modules.get(name), s.own()))
				.or(() -> LanguageModules.of(name));
		Optional<Node> only = statement.child("included_items");
		if (entities.isEmpty() || doubtful.containsKey(name)) {
			missing(name, statement, only, scope, doubtful.getOrDefault(name, notFound(name)));
			return;
		}
		Map<String, String> renamed = new LinkedHashMap<>();
		for (Node alias : only.map(o -> o.all("use_alias")).orElse(statement.all("use_alias"))) {
			alias.child("local_name").ifPresent(l -> renamed.put(l.name(), alias.children().get(alias.children().size() - 1).name()));
		}
		Map<String, Entity> all = entities.get();
		if (only.isPresent()) {
			only.get().all("identifier").forEach(n -> renamed.put(n.name(), n.name()));
			operators(only.get()).forEach(n -> {
				renamed.put(n, n);
				renamed.put(Operators.missing(n), Operators.missing(n));
			});
			all.keySet().stream().filter(Operators::isOperator).forEach(n -> renamed.put(n, n));
		} else {
			all.keySet().stream().filter(n -> !renamed.containsValue(n)).forEach(n -> renamed.put(n, n));
		}
		renamed.forEach((local, original) -> Optional.ofNullable(all.get(original)).ifPresent(e -> scope.use(local, e, ambiguous(local))));
		List<String> missing = scope(name).map(Scope::ownMissing).orElse(List.of());
		if (only.isEmpty()) {
			missing.forEach(scope::misses);
		} else if (!missing.isEmpty()) {
			Explanation why = notFound(missing.get(0));
			renamed.forEach((local, original) -> {
				if (Operators.isOne(local)) {
					scope.declare(Operators.missing(local), new Entity.Unknown(why));
				} else if (!all.containsKey(original) && scope.own(local).isEmpty()) {
					scope.declare(local, new Entity.Unknown(why));
				}
			});
		}
	}

	private static List<String> operators(Node only) {
		return only.children().stream().filter(c -> Operators.isNamedBy(c.kind())).map(c -> Operators.named(c.text())).toList();
	}

	/** What a list of names makes known is in doubt, else any name may be. */
	private void missing(String name, Node statement, Optional<Node> only, Scope scope, Explanation why) {
		ModelGap gap = new ModelGap(GapKind.MISSING_INCLUDE, statement.range(), why);
		parts.unit().add(gap);
		if (only.isEmpty()) {
			scope.misses(name);
			return;
		}
		operators(only.get()).forEach(n -> scope.declare(Operators.missing(n), new Entity.Unknown(gap.explanation())));
		only.get().all("identifier").forEach(n -> scope.declare(n.name(), new Entity.Unknown(gap.explanation())));
		only.get().all("use_alias").forEach(
				a -> a.child("local_name").ifPresent(l -> scope.declare(l.name(), new Entity.Unknown(gap.explanation()))));
	}

	@Override
	public void useAll(String module, Scope scope) {
		LanguageModules.of(module).ifPresent(all -> all.forEach(scope::declare));
	}
}
