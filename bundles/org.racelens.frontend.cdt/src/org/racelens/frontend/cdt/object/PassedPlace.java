package org.racelens.frontend.cdt.object;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTEqualsInitializer;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTImplicitName;
import org.eclipse.cdt.core.dom.ast.IASTImplicitNameOwner;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTStandardFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IArrayType;
import org.eclipse.cdt.core.dom.ast.IBasicType;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IFunctionType;
import org.eclipse.cdt.core.dom.ast.IPointerType;
import org.eclipse.cdt.core.dom.ast.ISemanticProblem;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTConstructorChainInitializer;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTConstructorInitializer;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTNewExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTRangeBasedForStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTSimpleTypeConstructorExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPUnknownBinding;
import org.racelens.frontend.cdt.source.CdtSemantics;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.unit.References;

/** Whether the address of a place that is an argument, an operand of an operator or the start of a variable gets out there. */
final class PassedPlace {
	private final EscapingAddress search;
	private final PlaceUse use;

	PassedPlace(EscapingAddress search, PlaceUse use) {
		this.search = search;
		this.use = use;
	}

	/** Whether it gets out of the node that has the place as one of its parts: a call, an initializer. */
	boolean escapes(IASTExpression e, IASTNode node) {
		if (node instanceof IASTFunctionCallExpression call) {
			int at = List.of(call.getArguments()).indexOf(e);
			return at < 0 ? PlaceUse.isObject(e) && operatorEscapes(e, call) : argumentEscapes(e, at, call);
		}
		if (node instanceof IASTEqualsInitializer) {
			return startEscapes(e, 0, node.getParent());
		}
		if (node instanceof ICPPASTConstructorInitializer list) {
			return startEscapes(e, List.of(list.getArguments()).indexOf(e), node.getParent());
		}
		return !(node instanceof IASTInitializerList list) || startEscapes(e, List.of(list.getClauses()).indexOf(e), owner(list));
	}

	private static IASTNode owner(IASTInitializerList list) {
		return list.getParent() instanceof IASTEqualsInitializer e ? e.getParent() : list.getParent();
	}

	/** Whether a call is one of a function that stores no pointer that it is given, and nobody takes what it yields. */
	boolean isOnlyFollowedBy(IASTFunctionCallExpression call) {
		return name(call).filter(this::isOfC).isPresent() && yieldsToNobody(call);
	}

	/** Whether a call is one of a function that keeps no address of what it is given at a place, and nobody takes what it yields. */
	private boolean isKeptByNobody(int at, IASTFunctionCallExpression call) {
		Optional<IASTName> name = name(call).filter(n -> isOfC(n) || KeepingNothing.isOfCpp(n) && KeepingNothing.isHarmless(n, at, call));
		return name.isPresent() && yieldsToNobody(call);
	}

	private boolean isOfC(IASTName called) {
		boolean own = CdtSemantics.binding(called) instanceof ICPPFunction f && search.functions().definition(f).isPresent();
		return KeepingNothing.isOfC(called) && !own;
	}

	private boolean yieldsToNobody(IASTFunctionCallExpression call) {
		return name(call).map(CdtSemantics::binding).orElse(null) instanceof ICPPFunction f ? !use.yieldEscapes(f, call)
				: PlaceUse.parent(call) instanceof IASTStatement || PlaceUse.type(call) instanceof IBasicType;
	}

	private static Optional<IASTName> name(IASTFunctionCallExpression call) {
		IASTExpression callee = PlaceUse.bare(call.getFunctionNameExpression());
		return callee instanceof IASTIdExpression id ? Optional.of(id.getName())
				: callee instanceof IASTFieldReference f ? Optional.of(f.getFieldName()) : Optional.empty();
	}

	private boolean argumentEscapes(IASTExpression e, int at, IASTFunctionCallExpression call) {
		if (isKeptByNobody(at, call)) {
			return false;
		}
		IBinding callee = name(call).map(CdtSemantics::binding).orElse(null);
		return callee instanceof ICPPUnknownBinding && !(callee instanceof IType)
				|| (callee instanceof ICPPFunction f ? argumentEscapes(e, at, f, call)
						: callee instanceof IType t && !(t instanceof ISemanticProblem) ? !isRead(e, t)
						: !(callee instanceof IVariable v && References.referent(v.getType()) instanceof IPointerType p
								&& p.getType() instanceof IFunctionType pointed && takesValue(pointed, at, e)));
	}

	private boolean takesValue(IFunctionType function, int at, IASTExpression e) {
		IType[] types = function.getParameterTypes();
		return at < types.length ? isRead(e, types[at]) : !PlaceUse.isObject(e);
	}

	private boolean argumentEscapes(IASTExpression e, int at, ICPPFunction f, IASTExpression call) {
		IType[] types = f.getType().getParameterTypes();
		if (at >= types.length || !References.isReference(types[at])) {
			return !takesValue(f.getType(), at, e);
		}
		Optional<IBinding> parameter = search.functions().definition(f).flatMap(d -> parameter(d, at));
		if (f instanceof ICPPMethod m && LibraryObjects.isOfLibrary(m.getClassOwner())) {
			return use.yieldEscapes(f, call);
		}
		boolean library = !(f instanceof ICPPMethod) && KeepingNothing.isOperatorOfLibrary(f);
		return library || TemplateCode.of(f) != TemplateCode.FOR_NUMBERS || makesObject(e, types[at]) || parameter.isEmpty()
				|| search.isIn(search.functions().definition(f).get(), f, parameter)
				|| References.isReference(f.getType().getReturnType()) && use.placeEscapes(call);
	}

	/** Whether an object of another type is made of a place, which the reference of a parameter then refers to. */
	private boolean makesObject(IASTExpression e, IType parameter) {
		IType wanted = References.referent(parameter);
		boolean toObject = wanted instanceof ICPPClassType c && !LibraryObjects.isOfLibrary(c);
		return toObject && !(PlaceUse.type(e) instanceof ICPPClassType) || search.instances().mayBeClass(wanted);
	}

	private static Optional<IBinding> parameter(IASTFunctionDefinition definition, int at) {
		IASTFunctionDeclarator d = definition.getDeclarator();
		return d instanceof IASTStandardFunctionDeclarator s && at < s.getParameters().length
				? Optional.ofNullable(CdtSemantics.binding(Declarators.innermost(s.getParameters()[at].getDeclarator()).getName()))
				: Optional.empty();
	}

	/** Whether a place is read where a value of a type is wanted. Copies of objects are made by code that may be somebody's. */
	private boolean isRead(IASTExpression e, IType wanted) {
		boolean chosen = search.instances().mayBeClass(References.referent(wanted));
		if (References.isReference(wanted) || chosen || PlaceUse.type(e) == null || PlaceUse.type(e) instanceof IArrayType) {
			return false;
		}
		boolean toObject = References.referent(wanted) instanceof ICPPClassType c && !LibraryObjects.isOfLibrary(c);
		boolean converted = toObject ? !PlaceUse.isObject(e) : PlaceUse.isConverted(e);
		return !converted && (!(PlaceUse.type(e) instanceof ICPPClassType c) || isCopiedQuietly(c));
	}

	private boolean isCopiedQuietly(ICPPClassType type) {
		return LibraryObjects.isOfLibrary(type) || Stream.of(type.getConstructors())
				.noneMatch(c -> CopyEffects.copies(type, c) && !c.isImplicit() && !search.functions().isDefaulted(c));
	}

	/** Whether it gets out of the function that an operator is. */
	boolean operatorEscapes(IASTExpression e, IASTExpression operation) {
		Optional<ICPPFunction> function = implicit(operation);
		if (function.isEmpty()) {
			return true;
		}
		ICPPFunction f = function.get();
		IASTNode[] operands = operation.getChildren();
		int at = Arrays.asList(operands).indexOf(e);
		if (f instanceof ICPPMethod m && at == 0) {
			return use.calledEscapes(m, operation);
		}
		return KeepingNothing.isOperatorOfLibrary(f) ? use.yieldEscapes(f, operation)
				: argumentEscapes(e, f instanceof ICPPMethod ? at - 1 : at, f, operation);
	}

	static Optional<ICPPFunction> implicit(IASTNode node) {
		return node instanceof IASTImplicitNameOwner owner
				? Stream.of(CdtSemantics.implicitNames(owner)).map(IASTImplicitName::resolveBinding).filter(ICPPFunction.class::isInstance)
						.map(ICPPFunction.class::cast).findFirst()
				: Optional.empty();
	}

	/** Whether it gets out where it is what a variable, a member, a base class or an unnamed object starts with. */
	private boolean startEscapes(IASTExpression e, int at, IASTNode started) {
		Optional<IType> type = type(started);
		Optional<ICPPFunction> constructor = implicit(started).filter(ICPPConstructor.class::isInstance);
		if (type.isPresent() && !(References.referent(type.get()) instanceof ICPPClassType)) {
			return !isRead(e, type.get());
		}
		if (constructor.isPresent()) {
			return LibraryObjects.isOfLibrary(((ICPPConstructor) constructor.get()).getClassOwner())
					? PlaceUse.type(e) == null || PlaceUse.type(e) instanceof IArrayType
					: argumentEscapes(e, at, constructor.get(), (IASTExpression) null);
		}
		return type.isEmpty() || References.isReference(type.get()) || !type.get().isSameType(PlaceUse.type(e)) || !isRead(e, type.get());
	}

	private static Optional<IType> type(IASTNode started) {
		IBinding binding = started instanceof IASTDeclarator d ? CdtSemantics.binding(Declarators.innermost(d).getName())
				: started instanceof ICPPASTConstructorChainInitializer c ? CdtSemantics.binding(c.getMemberInitializerId()) : null;
		if (started instanceof ICPPASTNewExpression || started instanceof ICPPASTSimpleTypeConstructorExpression) {
			IType made = CdtSemantics.type((IASTExpression) started);
			return Optional.ofNullable(made instanceof IPointerType p ? p.getType() : made);
		}
		return binding instanceof IVariable v ? Optional.ofNullable(v.getType())
				: binding instanceof ICPPConstructor c ? Optional.of(c.getClassOwner())
				: binding instanceof IType t && !(t instanceof ISemanticProblem) ? Optional.of(t) : Optional.empty();
	}

	/** Whether it gets out of a loop over what the place holds, which may name its elements by reference. */
	boolean rangeEscapes(IASTExpression e, ICPPASTRangeBasedForStatement loop) {
		boolean elsewhere = PlaceUse.type(e) instanceof ICPPClassType c && PlaceUse.isOwner(c);
		return PlaceUse.isConverted(e)
				|| !elsewhere && !(loop.getDeclaration() instanceof IASTSimpleDeclaration d && Stream.of(d.getDeclarators())
						.map(x -> CdtSemantics.binding(Declarators.innermost(x).getName()))
						.allMatch(b -> b instanceof IVariable v && !References.isReference(v.getType())));
	}
}
