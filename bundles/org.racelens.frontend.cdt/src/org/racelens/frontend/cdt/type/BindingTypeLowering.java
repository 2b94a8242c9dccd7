package org.racelens.frontend.cdt.type;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.ASTTypeUtil;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IArrayType;
import org.eclipse.cdt.core.dom.ast.IBasicType;
import org.eclipse.cdt.core.dom.ast.IBasicType.Kind;
import org.eclipse.cdt.core.dom.ast.ICompositeType;
import org.eclipse.cdt.core.dom.ast.IEnumeration;
import org.eclipse.cdt.core.dom.ast.IEnumerator;
import org.eclipse.cdt.core.dom.ast.IFunctionType;
import org.eclipse.cdt.core.dom.ast.IPointerType;
import org.eclipse.cdt.core.dom.ast.IProblemType;
import org.eclipse.cdt.core.dom.ast.IQualifierType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.ITypedef;
import org.eclipse.cdt.core.dom.ast.IValue;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPEnumeration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPReferenceType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateNonTypeParameter;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPTemplates;
import org.racelens.frontend.cdt.lowering.BindingTypes;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.CdtSemantics;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.References;
import org.racelens.frontend.cdt.unit.Scope.Meaning;
import org.racelens.frontend.cdt.unit.Scope.OfConstant;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.frontend.cdt.unit.VectorTypes;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.source.SourceRange;

/** Turns CDT's types into the model's. A reference becomes the pointer that holds its address. */
public final class BindingTypeLowering implements BindingTypes {
	private final LoweringParts lowering;
	/** the types of enumerations of which the lowering has computed the values of the enumerators */
	private final Map<IEnumeration, Type> enumerations = new HashMap<>();

	public BindingTypeLowering(LoweringParts lowering) {
		this.lowering = lowering;
	}

	@Override
	public Type of(IType type, TemplateArguments arguments) {
		return of(arguments.type(type));
	}

	@Override
	public Optional<Type> of(IASTExpression e, TemplateArguments arguments) {
		IType type = arguments.type(CdtSemantics.type(e));
		IType object = type == null ? null : References.referent(type);
		return object == null || object instanceof IProblemType || CPPTemplates.isDependentType(object)
				? Optional.empty()
				: Optional.of(of(object)).filter(t -> !(t instanceof UnknownType));
	}

	private Type of(IType type) {
		if (type instanceof ITypedef t) {
			return lowering.unit().vectors().isVector(t) ? VectorTypes.VECTOR : of(t.getType());
		}
		if (type instanceof IQualifierType q) {
			return of(q.getType());
		}
		if (type instanceof IPointerType p) {
			return new PointerType(of(p.getType()), p.isRestrict());
		}
		if (type instanceof ICPPReferenceType r) {
			return new PointerType(of(r.getType()), false);
		}
		if (type instanceof IArrayType a) {
			return new ArrayType(of(a.getType()), length(a.getSize()));
		}
		if (type instanceof ICompositeType c) {
			return lowering.records().of(c);
		}
		if (type instanceof IEnumeration e) {
			return enumeration(e);
		}
		if (type instanceof IBasicType b) {
			return basic(b);
		}
		return type instanceof IFunctionType ? new UnknownType("function") : new UnknownType(spelling(type));
	}

	private Type enumeration(IEnumeration e) {
		IType fixed = e instanceof ICPPEnumeration c ? c.getFixedType() : null;
		return fixed != null ? of(fixed) : enumerations.containsKey(e) ? enumerations.get(e) : EnumerationTypes.of(e);
	}

	@Override
	public void define(IEnumeration e, Collection<Long> values) {
		if (!values.isEmpty()) {
			enumerations.put(e, EnumerationTypes.of(e, Collections.min(values), Collections.max(values)));
		}
	}

	@Override
	public Optional<Meaning> number(ICPPTemplateNonTypeParameter parameter, TemplateArguments arguments) {
		return arguments.value(parameter).map(v -> new OfConstant(v, number(of(parameter.getType(), arguments), v)));
	}

	@Override
	public Optional<Meaning> number(IEnumerator enumerator) {
		return Optional.ofNullable(CdtSemantics.value(enumerator))
				.map(v -> enumerator.getType() instanceof ICPPEnumeration e
						? new OfConstant(v.longValue(), number(of(e), v.longValue()))
						: number(v.longValue()));
	}

	/** An enumerator of C: an {@code int}, or as GCC extends it. */
	static OfConstant number(long value) {
		return new OfConstant(value, number(IntegerType.INT, value));
	}

	private static Type number(Type declared, long value) {
		return declared instanceof IntegerType i && Arithmetic.wrap(value, i) == value ? declared
				: value == (int) value ? IntegerType.INT
				: new IntegerType(value == (value & 0xFFFFFFFFL) ? 32 : 64, value != (value & 0xFFFFFFFFL), false);
	}

	private static Optional<Expression> length(IValue value) {
		Number number = value == null ? null : value.numberValue();
		return number == null
				? Optional.empty()
				: Optional.of(new IntegerLiteral(number.longValue(), IntegerType.SIZE, SourceRange.startOf("")));
	}

	static String spelling(IType type) {
		return type == null ? "unknown" : ASTTypeUtil.getType(type);
	}

	private static Type basic(IBasicType b) {
		return basic(b.getKind(), b.isShort(), b.isLong(), b.isLongLong(), b.isUnsigned(), b.isComplex());
	}

	/** A built-in type from its parts. */
	static Type basic(Kind kind, boolean isShort, boolean isLong, boolean isLongLong, boolean isUnsigned, boolean isComplex) {
		int factor = isComplex ? 2 : 1;
		return switch (kind) {
			case eVoid -> VoidType.VOID;
			case eBoolean -> IntegerType.BOOL;
			case eChar, eChar8 -> new IntegerType(8, !isUnsigned, false);
			case eChar16 -> new IntegerType(16, false, false);
			case eChar32 -> new IntegerType(32, false, false);
			case eWChar -> IntegerType.INT;
			case eFloat -> new FloatingType(4 * factor, isComplex);
			case eDouble -> new FloatingType((isLong ? 16 : 8) * factor, isComplex);
			case eFloat128 -> new FloatingType(16 * factor, isComplex);
			case eDecimal32 -> new FloatingType(4);
			case eDecimal64 -> new FloatingType(8);
			case eDecimal128 -> new FloatingType(16);
			case eInt128 -> new IntegerType(128, !isUnsigned, false);
			case eNullPtr -> new PointerType(VoidType.VOID, false);
			// a complex integer is one of GCC's
			case eInt, eUnspecified -> isComplex
					? kind == Kind.eUnspecified ? new FloatingType(16, true) : new UnknownType("_Complex int")
					: new IntegerType(isShort ? 16 : isLong || isLongLong ? 64 : 32, !isUnsigned, false);
			default -> new UnknownType(kind.toString());
		};
	}
}
