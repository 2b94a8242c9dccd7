package org.racelens.frontend.cdt.type;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTArrayDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTArrayModifier;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTElaboratedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNamedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTPointer;
import org.eclipse.cdt.core.dom.ast.IASTPointerOperator;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTTypeId;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression;
import org.eclipse.cdt.core.dom.ast.IBasicType.Kind;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IEnumeration;
import org.eclipse.cdt.core.dom.ast.IEnumerator;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.c.ICASTArrayModifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTQualifiedName;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTReferenceOperator;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Types;
import org.racelens.frontend.cdt.source.Attributes;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.source.PredefinedMacros;
import org.racelens.frontend.cdt.unit.DeclaredType;
import org.racelens.frontend.cdt.unit.References;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.Meaning;
import org.racelens.frontend.cdt.unit.Scope.OfConstant;
import org.racelens.frontend.cdt.unit.Scope.OfType;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.frontend.cdt.unit.VectorTypes;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.AtomicType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;

/** Types as declarations write them, with the lengths of arrays as expressions of the scope. */
public final class TypeLowering implements Types {
	private final LoweringParts lowering;

	public TypeLowering(LoweringParts lowering) {
		this.lowering = lowering;
	}

	@Override
	public Type specified(IASTDeclSpecifier specifier, Scope scope) {
		Type plain = plain(specifier, scope);
		boolean atomic = Attributes.has(specifier, PredefinedMacros.ATOMIC_ATTRIBUTE)
				|| specifier.getParent() != null && Attributes.has(specifier.getParent(), PredefinedMacros.ATOMIC_ATTRIBUTE);
		return atomic ? new AtomicType(plain) : plain;
	}

	private Type plain(IASTDeclSpecifier specifier, Scope scope) {
		if (specifier instanceof IASTSimpleDeclSpecifier simple) {
			return simple(simple, scope);
		}
		if (specifier instanceof IASTCompositeTypeSpecifier composite) {
			return lowering.records().define(composite, scope);
		}
		if (specifier instanceof IASTEnumerationSpecifier enumeration) {
			return enumeration(enumeration, scope);
		}
		if (specifier instanceof IASTNamedTypeSpecifier named) {
			return named(named.getName(), scope);
		}
		if (specifier instanceof IASTElaboratedTypeSpecifier elaborated) {
			boolean isEnum = elaborated.getKind() == IASTElaboratedTypeSpecifier.k_enum;
			return isEnum ? enumeration(elaborated.getName(), scope) : tagged(elaborated.getName(), scope);
		}
		return new UnknownType(specifier.getRawSignature());
	}

	private Type simple(IASTSimpleDeclSpecifier s, Scope scope) {
		int type = s.getType();
		if (s.getDeclTypeExpression() != null && type != IASTSimpleDeclSpecifier.t_auto) {
			return typeOf(s.getDeclTypeExpression(), scope);
		}
		Kind kind = switch (type) {
			case IASTSimpleDeclSpecifier.t_void -> Kind.eVoid;
			case IASTSimpleDeclSpecifier.t_bool -> Kind.eBoolean;
			case IASTSimpleDeclSpecifier.t_char -> Kind.eChar;
			case IASTSimpleDeclSpecifier.t_char16_t -> Kind.eChar16;
			case IASTSimpleDeclSpecifier.t_char32_t -> Kind.eChar32;
			case IASTSimpleDeclSpecifier.t_wchar_t -> Kind.eWChar;
			case IASTSimpleDeclSpecifier.t_float -> Kind.eFloat;
			case IASTSimpleDeclSpecifier.t_double -> Kind.eDouble;
			case IASTSimpleDeclSpecifier.t_float128 -> Kind.eFloat128;
			case IASTSimpleDeclSpecifier.t_int128 -> Kind.eInt128;
			case IASTSimpleDeclSpecifier.t_int -> Kind.eInt;
			case IASTSimpleDeclSpecifier.t_unspecified -> Kind.eUnspecified;
			default -> null;
		};
		return kind == null
				? new UnknownType(s.getRawSignature())
				: BindingTypeLowering.basic(kind, s.isShort(), s.isLong(), s.isLongLong(), s.isUnsigned(), s.isComplex());
	}

	private Type typeOf(IASTExpression e, Scope scope) {
		return e instanceof IASTTypeIdExpression t && t.getOperator() == IASTTypeIdExpression.op_typeof
				? of(t.getTypeId(), scope)
				: lowering.expressions().lower(e, scope).type();
	}

	private Type enumeration(IASTEnumerationSpecifier e, Scope scope) {
		Optional<Long> next = Optional.of(0L);
		List<Long> values = new ArrayList<>();
		for (IASTEnumerationSpecifier.IASTEnumerator enumerator : e.getEnumerators()) {
			IBinding binding = scope.frame().templateArguments().binding(enumerator.getName().resolveBinding());
			if (binding instanceof IEnumerator b) {
				Optional<Long> own = lowering.unit().isC() ? enumerator.getValue() == null ? next : number(enumerator.getValue(), scope)
						: Optional.empty();
				Optional<Meaning> meaning = own.<Meaning>map(BindingTypeLowering::number).or(() -> lowering.bindingTypes().number(b));
				meaning.ifPresent(v -> scope.declare(enumerator.getName().toString(), v));
				meaning.filter(OfConstant.class::isInstance).ifPresent(v -> values.add(((OfConstant) v).value()));
				next = own.map(v -> v + 1);
			}
		}
		if (lowering.unit().isC() && e.getName().resolveBinding() instanceof IEnumeration defined) {
			lowering.bindingTypes().define(defined, values);
		}
		return enumeration(e.getName(), scope);
	}

	private Type enumeration(IASTName name, Scope scope) {
		return name.resolveBinding() instanceof IType t
				? lowering.bindingTypes().of(t, scope.frame().templateArguments())
				: IntegerType.INT;
	}

	/** CDT computes the enumerators of C in 64 bits and without conversions. */
	private Optional<Long> number(IASTExpression value, Scope scope) {
		return lowering.constants().value(lowering.expressions().lower(value, scope));
	}

	/** {@code struct S}; in a text that CDT parsed on its own only the scope knows it. */
	private Type tagged(IASTName name, Scope scope) {
		Type named = named(name, scope);
		return named instanceof UnknownType && scope.lookup("struct " + name).orElse(null) instanceof OfType known ? known.type() : named;
	}

	private Type named(IASTName name, Scope scope) {
		String spelling = name.toString();
		if (!(name instanceof ICPPASTQualifiedName) && scope.lookup(spelling).orElse(null) instanceof OfType local) {
			return local.type();
		}
		IBinding binding = lowering.names().binding(name, scope).orElse(null);
		return binding instanceof IType type
				? lowering.bindingTypes().of(type, scope.frame().templateArguments())
				: new UnknownType(spelling);
	}

	@Override
	public Type of(IASTTypeId id, Scope scope) {
		return declared(id, scope).type();
	}

	@Override
	public DeclaredType declared(IASTTypeId id, Scope scope) {
		return declared(id.getAbstractDeclarator(), id.getDeclSpecifier(), specified(id.getDeclSpecifier(), scope), scope);
	}

	@Override
	public DeclaredType declared(IASTDeclarator declarator, IASTDeclSpecifier specifier, Type base, Scope scope) {
		boolean constant = specifier.isConst() && !specifier.isVolatile()
				|| specifier instanceof ICPPASTDeclSpecifier cpp && cpp.isConstexpr();
		Type written = lowering.unit().vectors().isVector(declarator, specifier) ? VectorTypes.VECTOR : base;
		return declared(declarator, new DeclaredType(written, namesReference(specifier, scope), constant), scope);
	}

	/** Whether a specifier names a reference: by a {@code typedef} or the argument of a template. */
	private boolean namesReference(IASTDeclSpecifier specifier, Scope scope) {
		if (lowering.unit().isC() || !(specifier instanceof IASTNamedTypeSpecifier named)) {
			return false;
		}
		boolean simple = !(named.getName() instanceof ICPPASTQualifiedName);
		if (simple && scope.lookup(named.getName().toString()).orElse(null) instanceof OfType local) {
			return local.reference();
		}
		return instance(named, scope).filter(References::isReference).isPresent();
	}

	@Override
	public boolean namesLvalueReference(IASTDeclSpecifier specifier, Scope scope) {
		return !lowering.unit().isC() && specifier instanceof IASTNamedTypeSpecifier named
				&& instance(named, scope).filter(t -> References.isReference(t) && !References.isRvalueReference(t)).isPresent();
	}

	/** The type that is named, with the arguments of the template in the place of its parameters. */
	private Optional<IType> instance(IASTNamedTypeSpecifier named, Scope scope) {
		return lowering.names().binding(named.getName(), scope).filter(IType.class::isInstance)
				.map(t -> scope.frame().templateArguments().type((IType) t));
	}

	private DeclaredType declared(IASTDeclarator d, DeclaredType base, Scope scope) {
		Type type = base.type();
		boolean constant = base.constant();
		boolean reference = base.reference();
		for (IASTPointerOperator operator : d.getPointerOperators()) {
			if (base.reference() && operator instanceof ICPPASTReferenceOperator) {
				continue;
			}
			type = pointer(type, operator, operator instanceof IASTPointer p && p.isRestrict());
			reference = operator instanceof ICPPASTReferenceOperator;
			constant = reference || operator instanceof IASTPointer p && p.isConst() && !p.isVolatile();
		}
		if (d instanceof IASTFunctionDeclarator) {
			type = new UnknownType("function");
			reference = false;
		}
		if (d instanceof IASTArrayDeclarator array) {
			if (reference) {
				refuse(d, Unlowered.THERE_ARE_NO_ARRAYS_OF_REFERENCES.of());
				reference = false;
			}
			IASTArrayModifier[] modifiers = array.getArrayModifiers();
			for (int i = modifiers.length - 1; i >= 0; i--) {
				type = new ArrayType(type, length(modifiers[i].getConstantExpression(), scope));
			}
		}
		DeclaredType result = new DeclaredType(type, reference, constant);
		return d.getNestedDeclarator() == null ? result : declared(d.getNestedDeclarator(), result, scope);
	}

	private static Type pointer(Type pointee, IASTPointerOperator operator, boolean restrict) {
		PointerType pointer = new PointerType(pointee, restrict);
		return Attributes.has(operator, PredefinedMacros.ATOMIC_ATTRIBUTE) ? new AtomicType(pointer) : pointer;
	}

	/** What no program declares. C++17 §11.3.2 */
	private void refuse(IASTDeclarator d, Explanation message) {
		SourceRange place = lowering.places().of(d);
		lowering.unit().add(new ModelGap(GapKind.PARSE_PROBLEM, place, message));
		lowering.unit().add(new SourceMessage(MessageKind.SYNTAX, place, message));
	}

	/** The length of an array; constants are folded, also those that a {@code const} variable with a constant initialiser names. */
	private Optional<Expression> length(IASTExpression e, Scope scope) {
		if (e == null) {
			return Optional.empty();
		}
		Expression lowered = lowering.expressions().lower(e, scope);
		return Optional.of(new ConstantExpressions(lowering).value(e, lowered, scope)
				.map(v -> (Expression) new IntegerLiteral(v, lowered.type(), lowered.range())).orElse(lowered));
	}

	@Override
	public DeclaredType result(IASTFunctionDeclarator f, IASTDeclSpecifier specifier, Scope scope) {
		if (f instanceof ICPPASTFunctionDeclarator cpp && cpp.getTrailingReturnType() != null) {
			IASTTypeId trailing = cpp.getTrailingReturnType();
			return declared(trailing.getAbstractDeclarator(), trailing.getDeclSpecifier(), specified(trailing.getDeclSpecifier(), scope),
					scope);
		}
		Type type = specified(specifier, scope);
		boolean reference = namesReference(specifier, scope);
		for (IASTPointerOperator operator : f.getPointerOperators()) {
			type = pointer(type, operator, false);
			reference = operator instanceof ICPPASTReferenceOperator;
		}
		return new DeclaredType(type instanceof AtomicType a ? a.value() : type, reference, false);
	}

	/** A parameter's type: arrays and functions decay to pointers. C11 §6.7.6.3. */
	public static Type parameter(Type declared, IASTDeclarator declarator) {
		if (declared instanceof ArrayType array) {
			boolean restrict = Declarators.innermost(declarator) instanceof IASTArrayDeclarator a && a.getArrayModifiers().length > 0
					&& a.getArrayModifiers()[0] instanceof ICASTArrayModifier m && m.isRestrict();
			return new PointerType(array.element(), restrict);
		}
		return declared instanceof UnknownType u && u.spelling().equals("function") ? new PointerType(u, false) : declared;
	}
}
