package org.racelens.frontend.cdt.declaration;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.ASTTypeUtil;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTExplicitTemplateInstantiation;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPField;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateInstance;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPVariable;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.unit.GlobalKey;
import org.racelens.frontend.cdt.unit.InitializationOrder;
import org.racelens.frontend.cdt.unit.InitializedVariable;
import org.racelens.frontend.cdt.unit.LoweredVariable;
import org.racelens.frontend.cdt.unit.Scope.Frame;
import org.racelens.frontend.cdt.unit.Scope.OfVariable;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.Initialization;

/**
 * The variables that each instance of a template has for itself: static members of class templates, and variables that are templates. What
 * one starts with is lowered in terms of the instance's arguments. C++17 §17.5.1.3, §17.7.1
 */
final class TemplateVariables {
	private final LoweringParts lowering;
	private final Map<IBinding, Optional<IASTDeclarator>> declarators = new HashMap<>();

	TemplateVariables(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** The name of the variable; empty if it is of no instance. */
	static Optional<GlobalKey> key(IVariable binding) {
		if (!(binding instanceof ICPPSpecialization)) {
			return Optional.empty();
		}
		String arguments = binding instanceof ICPPTemplateInstance i ? ASTTypeUtil.getArgumentListString(i.getTemplateArguments(), true)
				: "";
		if (binding instanceof ICPPField f && f.isStatic()
				&& (f.getClassOwner() instanceof ICPPSpecialization || !arguments.isEmpty())) {
			return Optional
					.of(new GlobalKey.OfInstance(ASTTypeUtil.getType(f.getClassOwner(), true) + "::" + f.getName() + arguments));
		}
		return arguments.isEmpty() || binding instanceof ICPPField || !(binding instanceof ICPPVariable v) ? Optional.empty()
				: Optional.of(new GlobalKey.OfInstance(ASTTypeUtil.getQualifiedName(v) + arguments));
	}

	/** The variable as its declaration says, which enters the unit with its value where that is constant; empty where none is found. */
	Optional<OfVariable> define(IVariable binding, Variable early) {
		return declarator(binding).filter(d -> d.getInitializer() != null || !isOfMember(d) || Declarators.isInline(specifier(d)))
				.map(d -> define(binding, d, early));
	}

	private OfVariable define(IVariable binding, IASTDeclarator declarator, Variable early) {
		IASTDeclSpecifier specifier = specifier(declarator);
		Frame frame = new Frame(Optional.empty(), TemplateArguments.of(binding), early.name());
		Storage storage = Declarators.isThreadLocal(specifier) ? Storage.THREAD_LOCAL : early.storage();
		Variable stored = new Variable(early.id(), early.name(), early.type(), storage, early.constant(), early.declaration(),
				early.origin());
		LoweredVariable lowered = lowering.declarations().variable(declarator, specifier, storage,
				lowering.globals().fileScope().function(frame),
				Optional.of(stored));
		InitializedVariable made = lowering.initialization().ofNamespace(lowered, lowering.places().of(declarator));
		if (made.code().isEmpty() || Declarators.isComputed(specifier)) {
			List<Statement> code = made.code().<List<Statement>>map(List::of).orElse(List.of());
			lowering.initialization().define(made, frame.temporaries().declared(code, 0), InitializationOrder.CONSTANT);
		} else if (!stored.isThreadLocal()) {
			lowering.initialization().addEffects(frame.temporaries().declared(List.of(effect(made.code().get())), 0));
		}
		return lowered.meaning();
	}

	/** What making the variable does: when that is done is not specified, so that numbers that it starts with are not known. */
	private static Statement effect(Initialization code) {
		Expression made = code.construction().or(() -> code.made().initializer()).orElseThrow();
		return new ExpressionStatement(made, code.range());
	}

	/** The declaration that says most: of the instance itself where it is written apart, else of the template; one with a value first. */
	Optional<IASTDeclarator> declarator(IBinding binding) {
		Optional<IASTDeclarator> own = declarators.computeIfAbsent(binding, this::written);
		return own.isEmpty() && binding instanceof ICPPSpecialization s ? declarator(s.getSpecializedBinding()) : own;
	}

	private Optional<IASTDeclarator> written(IBinding binding) {
		List<IASTDeclarator> all = Stream.of(lowering.unit().tree().unit().getDeclarationsInAST(binding))
				.flatMap(n -> declaring(n).stream()).toList();
		return all.stream().filter(d -> d.getInitializer() != null).findFirst()
				.or(() -> all.stream().filter(d -> !isOfMember(d)).findFirst())
				.or(() -> all.stream().findFirst());
	}

	/** Whether a declaration of a static member stands in its class: it is none that defines it, but for inline ones. C++17 §12.2.3.2 p2 */
	private static boolean isOfMember(IASTDeclarator declarator) {
		return declarator.getParent().getParent() instanceof IASTCompositeTypeSpecifier;
	}

	private static Optional<IASTDeclarator> declaring(IASTName name) {
		IASTNode outer = name.getParent();
		while (outer != null && !(outer instanceof IASTDeclarator)) {
			outer = outer.getParent();
		}
		IASTDeclarator named = (IASTDeclarator) outer;
		while (outer instanceof IASTDeclarator) {
			named = (IASTDeclarator) outer;
			outer = outer.getParent();
		}
		boolean instantiates = outer instanceof IASTSimpleDeclaration && outer.getParent() instanceof ICPPASTExplicitTemplateInstantiation;
		return outer instanceof IASTSimpleDeclaration && !instantiates ? Optional.of(named) : Optional.empty();
	}

	private static IASTDeclSpecifier specifier(IASTDeclarator declarator) {
		return ((IASTSimpleDeclaration) declarator.getParent()).getDeclSpecifier();
	}
}
