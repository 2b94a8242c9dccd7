package org.racelens.frontend.cdt.object;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTLambdaExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPBase;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateArgument;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateDefinition;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateInstance;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.CdtSemantics;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.unit.References;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.RecordType;

/**
 * Of which classes an object that comes into being as a parameter may hold its own address, or others may hold it: what makes an object
 * lets the address get out, or is not in sight. C++17 [dcl.init] p17: an unnamed argument is made where the parameter is.
 */
public final class SelfReference {
	private final LoweringParts lowering;

	public SelfReference(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** A parameter of a type: callers that are not in sight may make it so that it holds its own address. */
	public void knowParameter(Type type) {
		knowPassed(type);
		if (classOf(type).filter(c -> isPossible(c, new HashSet<>())).isPresent()) {
			lowering.unit().declared().addSelfReferring(type);
		}
	}

	/** A parameter or a result of a type: the compiler may have another object in its place that is copied byte by byte. */
	public void knowPassed(Type type) {
		if (classOf(type).filter(c -> isCopiedByBytes(c, new HashSet<>())).isPresent()) {
			lowering.unit().declared().addCopiedByBytes(type);
		}
	}

	private Optional<ICPPClassType> classOf(Type type) {
		return lowering.unit().isC() || !(type instanceof RecordType) ? Optional.empty() : lowering.records().classOf(type);
	}

	/** What the library makes of types of its own and of numbers keeps no address of the object around it. */
	private boolean isPossible(ICPPClassType type, Set<ICPPClassType> seen) {
		if (!seen.add(type) || LibraryObjects.isStandard(type)) {
			return false;
		}
		boolean own = !LibraryObjects.isOfLibrary(type)
				&& (Stream.of(type.getConstructors()).anyMatch(this::letsOut) || startsLetOut(type) || factoriesLetOut(type));
		return own || parts(type).anyMatch(p -> isPossible(p, seen));
	}

	private static Stream<ICPPClassType> parts(ICPPClassType type) {
		Stream<ICPPClassType> arguments = type instanceof ICPPTemplateInstance instance && LibraryObjects.isOfLibrary(type)
				? Stream.of(instance.getTemplateArguments()).map(ICPPTemplateArgument::getTypeValue).map(References::referent)
						.filter(ICPPClassType.class::isInstance).map(ICPPClassType.class::cast)
				: Stream.empty();
		return Stream.concat(CopyEffects.parts(type).stream(), arguments);
	}

	private boolean letsOut(ICPPConstructor c) {
		return isWritten(c)
				&& lowering.functions().definition(c).filter(d -> !EscapingAddress.ofThis(d, c, lowering.functions())).isEmpty();
	}

	private boolean isWritten(ICPPMethod m) {
		return !m.isImplicit() && !lowering.functions().isDefaulted(m);
	}

	/** Whether what the declarations of members say they start with does. */
	private boolean startsLetOut(ICPPClassType type) {
		Optional<IASTCompositeTypeSpecifier> definition = lowering.records().definition(type);
		for (IASTDeclaration member : definition.map(IASTCompositeTypeSpecifier::getMembers).orElse(new IASTDeclaration[0])) {
			if (member instanceof IASTSimpleDeclaration simple) {
				for (IASTDeclarator d : simple.getDeclarators()) {
					IASTInitializer start = d.getInitializer();
					if (start != null && EscapingAddress.ofThis(start, type, lowering.functions())) {
						return true;
					}
				}
			}
		}
		return false;
	}

	/**
	 * Whether a function in sight yields a variable of the class whose address it lets out: such a variable may be the parameter itself.
	 * Not where the compiler may copy what a call yields byte by byte: the address is one of a variable that has ended. C++17 §15.2 p3,
	 * §15.8.3
	 */
	private boolean factoriesLetOut(ICPPClassType type) {
		return !isCopiedByBytes(type, new HashSet<>()) && factories(type).stream()
				.anyMatch(f -> variables(f, type).stream()
						.anyMatch(v -> EscapingAddress.of(v, f, instances(f, type), lowering.functions())));
	}

	/** Of the functions of a class the instances are those of the class; those of others may be any. */
	private static TemplateCode instances(IASTStatement body, ICPPClassType type) {
		boolean own = body.getParent() instanceof IASTFunctionDefinition f
				&& (f.getParent() instanceof ICPPASTCompositeTypeSpecifier c && general(type).equals(CdtSemantics.binding(c.getName()))
						|| CdtSemantics.binding(Declarators.innermost(f.getDeclarator()).getName()) instanceof ICPPMethod m
								&& !(m instanceof ICPPTemplateDefinition) && general(type).equals(m.getClassOwner()));
		return own ? TemplateCode.of(type) : TemplateCode.FOR_OTHERS;
	}

	/** Whether copies and destructors are the compiler's own, and not all copies are deleted. C++17 §15.2 p3 */
	private boolean isCopiedByBytes(ICPPClassType type, Set<ICPPClassType> seen) {
		if (!seen.add(type)) {
			return true;
		}
		List<ICPPConstructor> copies = Stream.of(type.getConstructors()).filter(c -> !c.isImplicit() && CopyEffects.copies(type, c))
				.toList();
		boolean plain = copies.stream().noneMatch(this::isWritten) && Destructors.own(type).filter(this::isWritten).isEmpty()
				&& Stream.of(type.getDeclaredMethods()).noneMatch(ICPPMethod::isVirtual)
				&& Stream.of(type.getBases()).noneMatch(ICPPBase::isVirtual);
		boolean copied = copies.isEmpty() || !copies.stream().allMatch(ICPPFunction::isDeleted);
		return plain && copied && CopyEffects.parts(type).stream().allMatch(p -> isCopiedByBytes(p, seen));
	}

	/** The bodies of the functions in sight that may yield an object of a class; lambda expressions need not say what they yield. */
	private List<IASTStatement> factories(ICPPClassType type) {
		List<IASTStatement> result = new ArrayList<>();
		lowering.unit().tree().unit().accept(new ASTVisitor() {
			{
				shouldVisitDeclarations = true;
				shouldVisitExpressions = true;
			}

			@Override
			public int visit(IASTDeclaration declaration) {
				if (declaration instanceof IASTFunctionDefinition f
						&& CdtSemantics.binding(Declarators.innermost(f.getDeclarator()).getName()) instanceof ICPPFunction g
						&& isOf(type, g.getType().getReturnType())) {
					result.add(f.getBody());
				}
				return PROCESS_CONTINUE;
			}

			@Override
			public int visit(IASTExpression expression) {
				if (expression instanceof ICPPASTLambdaExpression lambda) {
					result.add(lambda.getBody());
				}
				return PROCESS_CONTINUE;
			}
		});
		return result;
	}

	private static List<IVariable> variables(IASTStatement body, ICPPClassType type) {
		List<IVariable> result = new ArrayList<>();
		body.accept(new ASTVisitor() {
			{
				shouldVisitDeclarators = true;
			}

			@Override
			public int visit(IASTDeclarator d) {
				if (CdtSemantics.binding(Declarators.innermost(d).getName()) instanceof IVariable v && isOf(type, v.getType())) {
					result.add(v);
				}
				return PROCESS_CONTINUE;
			}
		});
		return result;
	}

	/** Whether a type means a class, or another instance of its template: one function stands for all instances. */
	private static boolean isOf(ICPPClassType type, IType other) {
		return !References.isReference(other) && References.referent(other) instanceof ICPPClassType c
				&& general(c).equals(general(type));
	}

	private static IBinding general(IBinding type) {
		return type instanceof ICPPSpecialization s ? general(s.getSpecializedBinding()) : type;
	}
}
