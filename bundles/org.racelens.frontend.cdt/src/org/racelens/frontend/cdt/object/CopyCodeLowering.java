package org.racelens.frontend.cdt.object;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.Frame;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.frontend.cdt.unit.Transfer;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.unit.DeclarativeDirectives.CopyCode;

/** The constructors, assignments and destructors that copies of a class type execute, as expressions. OpenMP 5.2 §5.3, §5.4. */
public final class CopyCodeLowering {
	private final LoweringParts lowering;
	private final Destructors destructors;
	private final WrittenMembers members;

	public CopyCodeLowering(LoweringParts lowering) {
		this.lowering = lowering;
		destructors = new Destructors(lowering);
		members = new WrittenMembers(lowering);
	}

	/** Whether the code of all that copies for a clause execute is known; then it is among the unit's declarations. */
	boolean isFollowed(ClauseName clause, Type type) {
		Type element = element(type);
		Optional<ICPPClassType> of = lowering.records().classOf(element).filter(c -> element instanceof RecordType);
		if (of.isEmpty()) {
			return false;
		}
		Predicate<ICPPClassType> started = clause == ClauseName.FIRSTPRIVATE
				? c -> isKnown(members.copyConstructor(c), c, k -> isKnownCopy(k))
				: c -> isKnown(members.defaultConstructor(c), c, k -> isKnownStart(k));
		boolean followed = started.test(of.get()) && isKnownEnd(of.get())
				&& (clause != ClauseName.LASTPRIVATE || isKnownAssignment(of.get()));
		if (followed) {
			lowering.unit().declared().add(element, code(of.get(), element));
		}
		return followed;
	}

	private static Type element(Type type) {
		return type instanceof ArrayType a ? element(a.element()) : type;
	}

	private boolean isKnownCopy(ICPPClassType c) {
		return isKnown(members.copyConstructor(c), c, this::isKnownCopy);
	}

	private boolean isKnownStart(ICPPClassType c) {
		return isKnown(members.defaultConstructor(c), c, this::isKnownStart);
	}

	private boolean isKnownAssignment(ICPPClassType c) {
		return isKnown(members.assignment(c), c, this::isKnownAssignment);
	}

	private boolean isKnownEnd(ICPPClassType c) {
		return !destructors.matter(lowering.records().of(c))
				|| Destructors.own(c).filter(d -> !lowering.functions().isDefaulted(d) && !isKnown(d)).isEmpty()
						&& parts(c).stream().allMatch(this::isKnownEnd);
	}

	/** Whether a function that somebody wrote is known; if nobody did, those of members and base classes. */
	private boolean isKnown(Optional<? extends ICPPMethod> written, ICPPClassType c, Predicate<ICPPClassType> ofPart) {
		return written.isPresent() ? isKnown(written.get()) : parts(c).stream().allMatch(ofPart);
	}

	private static List<ICPPClassType> parts(ICPPClassType c) {
		return CopyEffects.parts(c);
	}

	private CopyCode code(ICPPClassType c, Type type) {
		SourceRange place = SourceRange.startOf(lowering.unit().tree().source().path());
		Variable copy = variable("(copy)", new PointerType(type, false), place);
		Variable other = variable("(original)", new PointerType(type, false), place);
		Expression self = new VariableReference(copy, place);
		Expression original = new VariableReference(other, place);
		return new CopyCode(copy, other, made(c, self, place),
				lowering.rows().transferred(new Copying(), type, self, original, place),
				lowering.rows().transferred(new Assigning(), type, original, self, place), lowering.rows().ended(self, type, place));
	}

	/** Copies an object to a place whose address is given; empty where taking over its value is all. */
	Optional<Expression> copied(Expression to, Expression value) {
		return !isObject(value) ? Optional.empty()
				: lowering.rows().transferred(lowering.expiring().contains(value) ? new Moving() : new Copying(), value.type(), to,
						Addresses.of(value, value.range()), value.range());
	}

	/** Assigns an object to another one, a value as an unnamed object is; empty where taking over its value is all. */
	public Optional<Expression> assigned(Expression target, Expression value, Scope scope) {
		if (!target.type().equals(value.type()) || lowering.unit().isC()) {
			return Optional.empty();
		}
		return !isObject(value) ? assignedUnnamed(target, value, scope)
				: lowering.rows().transferred(lowering.expiring().contains(value) ? new MoveAssigning() : new Assigning(), value.type(),
						Addresses.of(target, target.range()), Addresses.of(value, value.range()), value.range());
	}

	private Optional<Expression> assignedUnnamed(Expression target, Expression value, Scope scope) {
		SourceRange range = value.range();
		boolean made = value instanceof Comma c && c.second() instanceof VariableReference;
		Expression object = made ? ((Comma) value).second()
				: new VariableReference(scope.frame().temporaries().fresh(lowering.unit(), value.type(), range), range);
		Expression first = made ? ((Comma) value).first() : new Assignment(Optional.empty(), object, value, value.type(), range);
		Optional<Expression> code = lowering.rows().transferred(new MoveAssigning(), value.type(),
				Addresses.of(target, target.range()), Addresses.of(object, range), range);
		if (code.isEmpty() && !made) {
			scope.frame().temporaries().withdraw(((VariableReference) object).variable());
		}
		return code.map(c -> new Comma(first, c, range));
	}

	/** Whether an expression names an object that goes on to exist. */
	private boolean isObject(Expression e) {
		return !lowering.unit().isC() && e.type() instanceof RecordType
				&& (e instanceof VariableReference r && r.variable().origin() != Variable.Origin.MADE || e instanceof Dereference
						|| e instanceof Expression.Member || e instanceof Expression.Subscript);
	}

	private Optional<Expression> made(ICPPClassType c, Expression self, SourceRange place) {
		return members.defaultConstructor(c).filter(this::isKnown).map(
				m -> lowering.expressions().calls().direct(m, Optional.of(self), new IASTInitializerClause[0], place, scope()))
				.or(() -> implicit(c, self, place));
	}

	private Scope scope() {
		return lowering.globals().fileScope().function(new Frame(Optional.empty(), TemplateArguments.NONE, ""));
	}

	/** What the library does between two objects of its own is taking over a value, if no more is known. */
	private boolean isCalled(ICPPMethod m, ICPPClassType type) {
		return isKnown(m) || !LibraryObjects.isStandard(type);
	}

	private final class Copying implements Transfer {
		@Override
		public Optional<Expression> written(ICPPClassType type, Expression to, Expression from, SourceRange range) {
			return members.copyConstructor(type).filter(m -> isCalled(m, type)).map(m -> lowering.expressions().calls().construct(m, to,
					new Dereference(from, Arithmetic.pointee(from.type()), range), range, scope()));
		}

		@Override
		public String name() {
			return "copied";
		}

		@Override
		public boolean replaces() {
			return false;
		}
	}

	private final class Assigning implements Transfer {
		@Override
		public Optional<Expression> written(ICPPClassType type, Expression to, Expression from, SourceRange range) {
			Expression target = new Dereference(to, Arithmetic.pointee(to.type()), range);
			Expression source = new Dereference(from, Arithmetic.pointee(from.type()), range);
			return members.assignment(type).filter(m -> isCalled(m, type))
					.map(m -> lowering.expressions().calls().operator(m, List.of(target, source), range, scope()));
		}

		@Override
		public String name() {
			return "assigned";
		}

		@Override
		public boolean replaces() {
			return true;
		}
	}

	/** What a constructor that takes an rvalue reference does, or the copying where the class has none. C++17 [class.copy.ctor] p8 */
	private final class Moving implements Transfer {
		@Override
		public Optional<Expression> written(ICPPClassType type, Expression to, Expression from, SourceRange range) {
			Optional<ICPPConstructor> moves = members.moveConstructor(type);
			if (moves.isEmpty()) {
				return members.isMovedByParts(type) ? Optional.empty()
						: lowering.rows().transferred(new Copying(), pointee(from), to, from, range);
			}
			return moves.filter(m -> isCalled(m, type)).map(m -> lowering.expressions().calls().construct(m, to,
					expiring(from, range), range, scope()));
		}

		@Override
		public String name() {
			return "moved";
		}

		@Override
		public boolean replaces() {
			return false;
		}
	}

	/** As {@link Moving}, by an assignment. C++17 [class.copy.assign] p4 */
	private final class MoveAssigning implements Transfer {
		@Override
		public Optional<Expression> written(ICPPClassType type, Expression to, Expression from, SourceRange range) {
			Optional<ICPPMethod> moves = members.moveAssignment(type);
			if (moves.isEmpty()) {
				return members.isMovedByParts(type) ? Optional.empty()
						: lowering.rows().transferred(new Assigning(), pointee(from), to, from, range);
			}
			Expression target = new Dereference(to, pointee(to), range);
			return moves.filter(m -> isCalled(m, type))
					.map(m -> lowering.expressions().calls().operator(m, List.of(target, expiring(from, range)), range, scope()));
		}

		@Override
		public String name() {
			return "move-assigned";
		}

		@Override
		public boolean replaces() {
			return true;
		}
	}

	private static Type pointee(Expression pointer) {
		return Arithmetic.pointee(pointer.type());
	}

	private Expression expiring(Expression address, SourceRange range) {
		return lowering.expiring().mark(new Dereference(address, pointee(address), range));
	}

	private Variable variable(String name, Type type, SourceRange place) {
		return lowering.unit().numbered(new Variable(0, name, type, Storage.LOCAL, false, place));
	}

	private boolean isKnown(ICPPMethod m) {
		return lowering.functions().definition(m).isPresent();
	}

	/** The default constructor nobody wrote, where it has something to do. */
	private Optional<Expression> implicit(ICPPClassType type, Expression self, SourceRange place) {
		for (ICPPConstructor c : type.getConstructors()) {
			if (!members.isWritten(c) && c.getRequiredArgumentCount() == 0 && c.getParameters().length == 0) {
				return lowering.functions().requestImplicit(c, TemplateArguments.NONE)
						.map(key -> new Call(key, Optional.empty(), List.of(self), VoidType.VOID, place));
			}
		}
		return Optional.empty();
	}
}
