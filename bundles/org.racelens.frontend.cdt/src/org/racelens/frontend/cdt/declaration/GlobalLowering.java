package org.racelens.frontend.cdt.declaration;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTemplateSpecialization;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.racelens.frontend.cdt.lowering.Globals;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Names;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.unit.GlobalKey;
import org.racelens.frontend.cdt.unit.InitializationOrder;
import org.racelens.frontend.cdt.unit.InitializedVariable;
import org.racelens.frontend.cdt.unit.LoweredVariable;
import org.racelens.frontend.cdt.unit.OtherNames;
import org.racelens.frontend.cdt.unit.References;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.OfVariable;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.frontend.cdt.unit.Temporaries;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;

/** The variables of namespace scope, static members among them, and the stand-ins for functions whose address is taken. */
public final class GlobalLowering implements Globals {
	private final LoweringParts lowering;
	private final Scope fileScope = Scope.root();
	private final Map<GlobalKey, OfVariable> variables = new HashMap<>();
	private final Map<GlobalKey, IASTDeclarator> best = new HashMap<>();
	private final Map<String, Variable> functions = new LinkedHashMap<>();
	private final Set<GlobalKey> declared = new HashSet<>();
	private final LinkerNames linkerNames;
	private final DoubtfulNames doubtful;
	private final OtherNames otherNames = new OtherNames();
	private final Map<GlobalKey, Definition> lowered = new HashMap<>();
	private final TemplateVariables ofTemplates;

	/** A variable that is lowered where it is first declared and made where it is defined. */
	private record Definition(InitializedVariable made, List<Statement> code) {
	}

	public GlobalLowering(LoweringParts lowering, LinkerNames linkerNames, DoubtfulNames doubtful) {
		this.lowering = lowering;
		this.linkerNames = linkerNames;
		this.doubtful = doubtful;
		ofTemplates = new TemplateVariables(lowering);
	}

	@Override
	public Scope fileScope() {
		return fileScope;
	}

	private GlobalKey key(IASTName name) {
		return lowering.unit().isC() ? new GlobalKey.Spelled(name.toString()) : new GlobalKey.Bound(name.resolveBinding());
	}

	@Override
	public void announce(IASTDeclarator declarator) {
		GlobalKey key = key(Declarators.innermost(declarator).getName());
		best.merge(key, declarator, (a, b) -> hasInitializer(b) || Declarators.isExtern(a) && !Declarators.isExtern(b) ? b : a);
		linkerNames.announce(key, declarator);
		doubtful.announce(declarator);
	}

	@Override
	public void announceMember(IASTDeclarator declarator) {
		doubtful.announce(declarator);
		linkerNames.announceWeak(key(Declarators.innermost(declarator).getName()), declarator);
		LinkerNameReader.read(declarator).ifPresent(n -> linkerNames.tell(key(Declarators.innermost(declarator).getName()), n));
	}

	private static boolean hasInitializer(IASTDeclarator declarator) {
		return Declarators.innermost(declarator).getInitializer() != null || declarator.getInitializer() != null;
	}

	/** The other variable that one surely is. */
	private Optional<OfVariable> other(GlobalKey key) {
		return linkerNames.same(key)
				.filter(k -> !linkerNames.isReplaceable(k) && !linkerNames.isReplaceable(key) && !hasInitializer(best.get(key)))
				.map(k -> external(best.get(k))).filter(o -> OtherNames.areOne(o, made(best.get(key))));
	}

	@Override
	public Optional<IASTDeclarator> ofTemplate(IBinding variable) {
		return ofTemplates.declarator(variable);
	}

	@Override
	public OtherNames otherNames() {
		return otherNames;
	}

	private OfVariable inDoubt(GlobalKey key, OfVariable meaning, IASTDeclarator declarator) {
		return linkerNames.isUnclear(key) || linkerNames.same(key).isPresent()
				? otherNames.inDoubt(meaning, lowering.places().of(declarator)) : meaning;
	}

	@Override
	public OfVariable inFunction(OfVariable meaning, IASTDeclarator declarator) {
		doubtful.announce(declarator);
		return LinkerNameReader.read(declarator).isPresent() ? otherNames.inDoubt(meaning, lowering.places().of(declarator)) : meaning;
	}

	@Override
	public void declare(IASTDeclarator declarator, Storage unlessStatic) {
		GlobalKey key = key(Declarators.innermost(declarator).getName());
		Optional<OfVariable> same = other(key);
		if (same.isPresent()) {
			otherNames.add(same.get().variable());
			variables.put(key, same.get());
			fileScope.declare(Names.simple(Declarators.innermost(declarator).getName()), same.get());
			return;
		}
		IASTDeclarator chosen = best.getOrDefault(key, declarator);
		if (declared.add(key)) {
			lower(declarator, chosen, key, unlessStatic);
		}
		if (declarator == chosen && lowered.containsKey(key)) {
			Definition d = lowered.remove(key);
			lowering.initialization().define(d.made, d.code,
					Declarators.isComputed(Declarators.specifier(chosen)) ? InitializationOrder.CONSTANT : InitializationOrder.OF_TEXT);
		}
	}

	private void lower(IASTDeclarator declarator, IASTDeclarator chosen, GlobalKey key, Storage unlessStatic) {
		IASTDeclarator named = Declarators.innermost(declarator);
		Optional<Variable> early = Optional.ofNullable(variables.get(key)).map(OfVariable::variable);
		Temporaries temporaries = fileScope.frame().temporaries();
		int mark = temporaries.mark();
		LoweredVariable meant = lowering.declarations().variable(chosen, Declarators.specifier(chosen),
				storage(named, Declarators.specifier(declarator), unlessStatic), fileScope, early);
		OfVariable meaning = inDoubt(key, linked(key, meant.meaning()), chosen);
		know(key, meaning);
		if (!(declarator.getParent().getParent() instanceof IASTCompositeTypeSpecifier)) {
			fileScope.declare(Names.simple(named.getName()), meaning);
		}
		if (!linkerNames.isReplaceable(key) && (meant.initializer().isPresent() || !Declarators.isExtern(chosen) && !isCommon(meant))) {
			InitializedVariable made = lowering.initialization().ofNamespace(meant, lowering.places().of(chosen));
			List<Statement> code = made.code().<List<Statement>>map(List::of).orElse(List.of());
			lowered.put(key, new Definition(made, temporaries.declared(code, mark)));
		}
	}

	/** Whether another unit may give the variable its first value. */
	private boolean isCommon(LoweredVariable v) {
		return lowering.unit().isC() && lowering.unit().tree().command().hasCommonVariables()
				&& v.meaning().variable().storage() == Storage.GLOBAL;
	}

	private Storage storage(IASTDeclarator named, IASTDeclSpecifier specifier, Storage unlessStatic) {
		Storage shared = specifier.getStorageClass() == IASTDeclSpecifier.sc_static ? Storage.STATIC_GLOBAL : unlessStatic;
		if (Declarators.isThreadLocal(specifier) || lowering.pragmas().isThreadPrivate(Names.simple(named.getName()))) {
			return shared == Storage.GLOBAL ? Storage.THREAD_LOCAL : Storage.STATIC_THREAD_LOCAL;
		}
		return shared;
	}

	@Override
	public OfVariable inBlock(IASTDeclarator declarator) {
		GlobalKey key = key(Declarators.innermost(declarator).getName());
		linkerNames.announceWeak(key, declarator);
		OfVariable meaning = inFunction(external(declarator), declarator);
		// where it is declared outside functions as well, that has been seen to
		OfVariable result = best.containsKey(key) ? meaning : inDoubt(key, meaning, declarator);
		know(key, result);
		return result;
	}

	private void know(GlobalKey key, OfVariable meaning) {
		variables.put(key, meaning);
		if (key instanceof GlobalKey.Bound b) {
			lowering.unit().symbols().named(b.binding(), meaning.variable());
		}
	}

	private OfVariable external(IASTDeclarator declarator) {
		GlobalKey key = key(Declarators.innermost(declarator).getName());
		if (!variables.containsKey(key)) {
			know(key, made(declarator));
		}
		return variables.get(key);
	}

	private OfVariable made(IASTDeclarator declarator) {
		return linked(key(Declarators.innermost(declarator).getName()), lowering.declarations().variable(declarator,
				Declarators.specifier(declarator),
				storage(Declarators.innermost(declarator), Declarators.specifier(declarator), Storage.GLOBAL), fileScope, Optional.empty())
				.meaning());
	}

	private OfVariable linked(GlobalKey key, OfVariable meaning) {
		return linkerNames.isMissable(key) ? meaning.missable() : meaning;
	}

	@Override
	public OfVariable of(IVariable binding) {
		GlobalKey key = lowering.unit().isC() ? new GlobalKey.Spelled(binding.getName())
				: TemplateVariables.key(binding).orElse(new GlobalKey.Bound(binding));
		OfVariable known = variables.get(key);
		if (known != null) {
			return known;
		}
		IASTDeclarator written = best.get(key);
		if (written != null && isOfSpecialization(written)) {
			declare(written, Storage.GLOBAL);
			return variables.get(key);
		}
		if (key instanceof GlobalKey.Bound && binding instanceof ICPPSpecialization s
				&& s.getSpecializedBinding() instanceof IVariable original) {
			return of(original);
		}
		IType type = binding.getType();
		Type lowered = lowering.bindingTypes().of(type, TemplateArguments.NONE);
		boolean threadLocal = lowering.pragmas().isThreadPrivate(binding.getName());
		Variable variable = lowering.unit()
				.numbered(new Variable(0, binding.getName(), lowered, threadLocal ? Storage.THREAD_LOCAL : Storage.GLOBAL, false,
						SourceRange.startOf(lowering.unit().tree().source().path())));
		// its own initialiser may name it
		know(key, linked(key, new OfVariable(variable, References.isReference(type))));
		if (key instanceof GlobalKey.OfInstance) {
			ofTemplates.define(binding, variable).ifPresent(v -> variables.put(key, v));
		}
		return variables.get(key);
	}

	/** Whether a declarator is that of a static member of a class that is an explicit specialization. C++17 §17.7.3 */
	private static boolean isOfSpecialization(IASTDeclarator member) {
		IASTNode node = member.getParent();
		while (node != null && node.getParent() instanceof IASTCompositeTypeSpecifier) {
			node = node.getParent().getParent();
		}
		return node != null && node.getParent() instanceof ICPPASTTemplateSpecialization;
	}

	@Override
	public Variable function(String key, SourceRange place) {
		return functions.computeIfAbsent(key,
				k -> lowering.unit().numbered(new Variable(0, k, new PointerType(new UnknownType("function"), false), Storage.GLOBAL, true,
						place, Variable.Origin.FUNCTION)));
	}
}
