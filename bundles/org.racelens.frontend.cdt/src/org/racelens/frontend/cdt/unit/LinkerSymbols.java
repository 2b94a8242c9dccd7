package org.racelens.frontend.cdt.unit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateDefinition;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPVariable;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.unit.Symbols;
import org.racelens.openmp.unit.Symbols.Declared;
import org.racelens.openmp.unit.Symbols.Passing;
import org.racelens.openmp.unit.Symbols.Site;

/**
 * Collects the symbols of a unit of C++ ({@link Symbols}): qualified names, of functions with the types of their parameters. Functions have
 * none that other units may have as well (templates, {@code inline}), nor do constructors, destructors, operators, and functions whose
 * arguments or result are objects of classes.
 */
public final class LinkerSymbols {
	private final LibraryFunctions library;
	private final Map<Site, Declared> calls = new HashMap<>();
	private final Set<Site> unclear = new HashSet<>();
	private final Map<String, String> definitions = new HashMap<>();
	private final Map<Integer, String> variables = new HashMap<>();

	LinkerSymbols(LibraryFunctions library) {
		this.library = library;
	}

	/** What tells which function a call means: its name, or the object for which a virtual one is called. */
	public enum Choice {
		NAME, OBJECT
	}

	/** A call of a function without a body; what one text calls in several ways is unclear. */
	public void called(ICPPFunction f, String callee, SourceRange range, Choice by) {
		Site site = new Site(range, callee);
		boolean unknown = by == Choice.OBJECT || library.isDeclaredBySystem(f) || !library.isDeclaredOutsideFunctions(f);
		Optional<Declared> declared = unknown ? Optional.empty()
				: of(f).map(symbol -> new Declared(symbol, passing(f)));
		boolean other = calls.containsKey(site) && !calls.get(site).equals(declared.orElse(null));
		if (declared.isEmpty() || other || unclear.contains(site)) {
			unclear.add(site);
			calls.remove(site);
		} else {
			calls.put(site, declared.get());
		}
	}

	private static List<Passing> passing(ICPPFunction f) {
		List<Passing> result = new ArrayList<>();
		if (f instanceof ICPPMethod m && !m.isStatic()) {
			result.add(Passing.DIRECT);
		}
		for (IType type : f.getType().getParameterTypes()) {
			result.add(References.isConstantReference(type) ? Passing.READ : Passing.DIRECT);
		}
		return result;
	}

	/** A function with a body. */
	public void defined(ICPPFunction f, IASTFunctionDefinition definition, String key) {
		boolean copied = definition.getParent() instanceof IASTCompositeTypeSpecifier || definition.getDeclSpecifier().isInline();
		if (!copied && key.equals(FunctionNames.key(f))) {
			of(f).ifPresent(symbol -> definitions.put(key, symbol));
		}
	}

	/**
	 * A variable of namespace scope or a static member; a constant is the unit's own unless something says {@code extern}. C++17 §6.5 p3
	 */
	public void named(IBinding binding, Variable v) {
		boolean shared = v.storage() == Storage.GLOBAL && binding instanceof ICPPVariable && !(binding instanceof ICPPSpecialization)
				&& !(binding instanceof ICPPTemplateDefinition) && library.isDeclaredOutsideFunctions(binding);
		if (shared && (!v.constant() || ((ICPPVariable) binding).isExtern() || binding.getOwner() instanceof ICPPClassType)) {
			LinkerTypes.owner(binding).map(o -> ((ICPPVariable) binding).isExternC() ? binding.getName() : o + binding.getName())
					.ifPresent(symbol -> variables.put(v.id(), symbol));
		}
	}

	private static Optional<String> of(ICPPFunction f) {
		boolean special = f instanceof ICPPConstructor || f instanceof ICPPMethod m && m.isDestructor()
				|| f.getName().startsWith("operator");
		boolean copied = f instanceof ICPPSpecialization || f instanceof ICPPTemplateDefinition || f.isInline() || f.isConstexpr()
				|| f.isDeleted() || !(f instanceof ICPPMethod) && f.isStatic();
		Optional<String> owner = special || copied ? Optional.empty() : LinkerTypes.owner(f);
		if (owner.isEmpty() || !LinkerTypes.isPlain(f.getType().getReturnType())
				|| References.isConstantReference(f.getType().getReturnType())
				|| !Stream.of(f.getType().getParameterTypes()).allMatch(LinkerTypes::isPlain)) {
			return Optional.empty();
		}
		if (f.isExternC()) {
			return Optional.of(f.getName());
		}
		List<String> types = Stream.of(f.getType().getParameterTypes()).flatMap(t -> LinkerTypes.parameter(t).stream()).toList();
		String qualifiers = (f.getType().isConst() ? " const" : "") + (f.getType().isVolatile() ? " volatile" : "")
				+ (f.getType().hasRefQualifier() ? " &" : "") + (f.takesVarArgs() ? " ..." : "");
		return types.size() < f.getType().getParameterTypes().length ? Optional.empty()
				: Optional.of(owner.get() + f.getName() + types.stream().collect(Collectors.joining(", ", "(", ")")) + qualifiers);
	}

	Symbols all() {
		return new Symbols(calls, definitions, variables);
	}
}
