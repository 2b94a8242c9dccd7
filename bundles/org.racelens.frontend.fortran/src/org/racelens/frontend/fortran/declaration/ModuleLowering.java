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
import org.racelens.model.gap.ModelGap;

/** Modules and what {@code use} makes of them. A module is lowered when it is first used. Fortran 2018 §14.2 */
public final class ModuleLowering implements Modules {
	private final Parts parts;
	private final Function<String, Optional<Node>> elsewhere;
	private final Map<String, Node> modules = new LinkedHashMap<>();
	private final Map<String, Scope> around = new LinkedHashMap<>();
	private final Map<String, Scope> scopes = new LinkedHashMap<>();

	/** @param elsewhere the tree of another file in which a module stands */
	public ModuleLowering(Parts parts, Function<String, Optional<Node>> elsewhere) {
		this.parts = parts;
		this.elsewhere = elsewhere;
	}

	@Override
	public void announce(Node module, Scope outer) {
		name(module).ifPresent(name -> {
			modules.putIfAbsent(name, module);
			around.putIfAbsent(name, outer);
		});
	}

	private static Optional<String> name(Node module) {
		return module.children().stream().filter(c -> c.is("module_statement", "submodule_statement")).findFirst()
				.flatMap(s -> s.child("name")).map(Node::name);
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
		module.child("submodule_statement").flatMap(m -> m.child("module_name")).ifPresent(p -> inherit(p.name().strip(), scope));
		module.child("internal_procedures").ifPresent(p -> parts.procedures().announce(p.children(), scope, name + "::"));
		parts.declarations().lower(module.children(), scope, Home.MODULE, new Code(parts.unit()));
		return Optional.of(scope);
	}

	/** A submodule knows what its parent does. Fortran 2018 §14.2.3 */
	private void inherit(String parent, Scope scope) {
		find(parent);
		scope(parent).ifPresentOrElse(p -> {
			p.own().forEach(scope::declare);
			p.ownMissing().forEach(scope::misses);
		}, () -> scope.misses(parent));
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
		Optional<Map<String, Entity>> entities = scope(name).map(Scope::own).or(() -> LanguageModules.of(name));
		Optional<Node> only = statement.child("included_items");
		if (entities.isEmpty()) {
			missing(name, statement, only, scope);
			return;
		}
		Map<String, String> renamed = new LinkedHashMap<>();
		for (Node alias : only.map(o -> o.all("use_alias")).orElse(statement.all("use_alias"))) {
			alias.child("local_name").ifPresent(l -> renamed.put(l.name(), alias.children().get(alias.children().size() - 1).name()));
		}
		Map<String, Entity> all = entities.get();
		if (only.isPresent()) {
			only.get().all("identifier").forEach(n -> renamed.put(n.name(), n.name()));
			only.get().children().stream().filter(c -> Operators.isNamedBy(c.kind())).map(c -> Operators.named(c.text()))
					.forEach(n -> renamed.put(n, n));
			all.keySet().stream().filter(Operators::isOperator).forEach(n -> renamed.put(n, n));
		} else {
			all.keySet().stream().filter(n -> !renamed.containsValue(n)).forEach(n -> renamed.put(n, n));
		}
		renamed.forEach((local, original) -> Optional.ofNullable(all.get(original)).ifPresent(e -> scope.extend(local, e)));
		List<String> missing = scope(name).map(Scope::ownMissing).orElse(List.of());
		if (only.isEmpty()) {
			missing.forEach(scope::misses);
		} else if (!missing.isEmpty()) {
			Explanation why = FortranSentence.FORTRAN_MODULE_X_IS_NOT_FOUND.of(missing.get(0));
			renamed.forEach((local, original) -> {
				if (!all.containsKey(original) && scope.own(local).isEmpty()) {
					scope.declare(local, new Entity.Unknown(why));
				}
			});
		}
	}

	/** What a list of names makes known is in doubt, else any name may be. */
	private void missing(String name, Node statement, Optional<Node> only, Scope scope) {
		ModelGap gap = new ModelGap(GapKind.MISSING_INCLUDE, statement.range(), FortranSentence.FORTRAN_MODULE_X_IS_NOT_FOUND.of(name));
		parts.unit().add(gap);
		if (only.isEmpty()) {
			scope.misses(name);
			return;
		}
		only.get().all("identifier").forEach(n -> scope.declare(n.name(), new Entity.Unknown(gap.explanation())));
		only.get().all("use_alias").forEach(
				a -> a.child("local_name").ifPresent(l -> scope.declare(l.name(), new Entity.Unknown(gap.explanation()))));
	}

	@Override
	public void useAll(String module, Scope scope) {
		LanguageModules.of(module).ifPresent(all -> all.forEach(scope::declare));
	}
}
