package org.racelens.frontend.cdt.directive;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.racelens.frontend.cdt.lowering.Directives;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Names;
import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.source.Pragma;
import org.racelens.frontend.cdt.unit.FunctionNames;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.scan.ContextSelector;
import org.racelens.openmp.scan.DirectiveResolver;
import org.racelens.openmp.scan.ScannedDirective;
import org.racelens.openmp.scan.SelectorMatch;
import org.racelens.openmp.scan.SelectorMatch.Answer;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredVariant;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredVariant.Choice;

/** The directives that stand before functions, or around them: {@code declare simd}, {@code declare variant}. OpenMP 5.2 §7.5, §7.7. */
public final class FunctionDirectives implements Directives {
	private final LoweringParts lowering;
	/** the functions that are declared, by where their declarations begin */
	private final TreeMap<Integer, Declared> declared = new TreeMap<>();
	private final Map<Object, List<Pragma>> simd = new HashMap<>();

	private final Map<String, ICPPFunction> bySpelling = new HashMap<>();

	private record Declared(IASTName name, Optional<IASTFunctionDefinition> definition) {
	}

	public FunctionDirectives(LoweringParts lowering) {
		this.lowering = lowering;
	}

	@Override
	public void announce(IASTNode declaration, IASTName name, Optional<IASTFunctionDefinition> definition) {
		declared.putIfAbsent(Places.start(declaration), new Declared(name, definition));
	}

	@Override
	public void read(Pragma pragma, ScannedDirective directive) {
		Optional<Declared> next = Optional.ofNullable(declared.ceilingEntry(pragma.start())).map(Map.Entry::getValue);
		if (directive.names().contains(DirectiveName.DECLARE_SIMD)) {
			next.ifPresent(d -> {
				d.definition().ifPresent(f -> simd.computeIfAbsent(f, k -> new ArrayList<>()).add(pragma));
				if (d.definition().isEmpty()) {
					simd.computeIfAbsent(key(d.name()), k -> new ArrayList<>()).add(pragma);
				}
			});
		} else if (directive.names().contains(DirectiveName.DECLARE_VARIANT) && !directive.arguments().isEmpty()) {
			next.ifPresent(d -> {
				String base = key(d.name());
				String variant = directive.arguments().get(0).text();
				add(base, lowering.functions().keyLike(base, variant), directive);
			});
		}
	}

	private String key(IASTName name) {
		Optional<ICPPFunction> function = lowering.unit().isC() ? Optional.empty() : function(name);
		return function.map(FunctionNames::key).orElseGet(() -> Names.simple(name));
	}

	@Override
	public Optional<ICPPFunction> function(IASTName name) {
		String spelled = name.getParent() instanceof IASTFunctionDeclarator d ? d.getRawSignature() : name.toString();
		if (name.resolveBinding() instanceof ICPPFunction f) {
			bySpelling.putIfAbsent(spelled, f);
			return Optional.of(f);
		}
		return Optional.ofNullable(bySpelling.get(spelled));
	}

	@Override
	public void lowerSimd(IASTFunctionDefinition definition, String key, Scope parameters) {
		for (Object of : List.of(definition, key)) {
			for (Pragma pragma : simd.getOrDefault(of, List.of())) {
				Directive directive = DirectiveResolver.resolve(pragma.directive().orElseThrow(), new ClauseScope(lowering, parameters))
						.directive();
				lowering.unit().declared().addSimd(key,
						ClauseNumbers.checked(directive, lowering.constants(), lowering.unit()::add));
			}
		}
	}

	@Override
	public Optional<String> variantKey(IASTFunctionDefinition definition, IASTName name, Pragma begin) {
		String base = key(name);
		String variant = base + "$" + lowering.places().of(definition).line();
		return add(base, variant, begin.directive().orElseThrow()) ? Optional.of(variant) : Optional.empty();
	}

	/** Whether the variant may be chosen at all. */
	private boolean add(String base, String variant, ScannedDirective directive) {
		List<ContextSelector> selectors = directive.clauses(ClauseName.MATCH).stream().map(c -> ContextSelector.of(c.arguments())).toList();
		for (ContextSelector selector : selectors) {
			List<DirectiveName> constructs = selector.constructs();
			SelectorMatch match = SelectorMatch.of(selector, constructs,
					new ClauseScope(lowering, lowering.globals().fileScope()).place());
			if (match.answer() == Answer.NEVER) {
				return false;
			}
			lowering.unit().declared().add(new DeclaredVariant(base, variant, constructs, match.condition(),
					match.answer() == Answer.SURE ? Choice.SURE : Choice.OPEN, directive.range()));
		}
		return !selectors.isEmpty();
	}
}
