package org.racelens.frontend.fortran.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Designators;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.DerivedType.Component;
import org.racelens.frontend.fortran.unit.Descriptor;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.frontend.fortran.unit.Value.Whole;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;

/** Names of variables, components, elements, sections and substrings. Fortran 2018 §9 */
public final class DesignatorLowering implements Designators {
	private final Parts parts;

	public DesignatorLowering(Parts parts) {
		this.parts = parts;
	}

	@Override
	public Optional<Value> object(Node e, Scope scope, Code code) {
		return switch (e.kind()) {
			case "identifier" ->
				known(scope.lookup(e.name()).orElse(null), e.range()).or(() -> named(e, scope).map(d -> whole(d, e.range())));
			case "derived_type_member_expression" -> object(e.children().get(0), scope, code).flatMap(base -> component(base, e));
			case "call_expression" -> object(e.children().get(0), scope, code).flatMap(base -> parts(base, e, scope, code));
			default -> Optional.empty();
		};
	}

	/** A name of something else than a variable that has parts all the same. */
	private static Optional<Value> known(Entity entity, SourceRange at) {
		return entity instanceof Entity.Alias a ? Optional.of(Associated.used(a.value(), at))
				: entity instanceof Entity.Constant c && c.value().isArray() ? Optional.of(c.value()) : Optional.empty();
	}

	private Optional<Data> named(Node e, Scope scope) {
		return isCalled(e) ? scope.lookup(e.name()).filter(Data.class::isInstance).map(Data.class::cast)
				: variable(e.name(), scope, e.range());
	}

	@Override
	public Optional<Data> variable(String name, Scope scope, SourceRange at) {
		Optional<Entity> entity = scope.lookup(name);
		Optional<Type> type = scope.implied(name);
		if (entity.isEmpty() && scope.missing().isEmpty() && type.isPresent()) {
			Data data = new Data(parts.unit().variable(name, type.get(), Storage.LOCAL, at), Data.Form.DIRECT, type.get(), List.of());
			scope.ofProcedure().imply(name, data);
			return Optional.of(data);
		}
		return entity.filter(Data.class::isInstance).map(Data.class::cast);
	}

	/** A name before parentheses that is not declared is that of a function. */
	private static boolean isCalled(Node e) {
		String text = e.source().text();
		int next = e.end();
		while (next < text.length() && text.charAt(next) == ' ') {
			next++;
		}
		return next < text.length() && text.charAt(next) == '(';
	}

	@Override
	public Value whole(Data data, SourceRange at) {
		Expression object = data.object(at);
		if (data.isDescribed()) {
			return described(object, data.descriptor(), at);
		}
		if (!data.strides().isEmpty()) {
			return ArrayAccess.strided(object, data.element(), data.dimensions(), data.strides(),
					first -> new Whole(first, data.dimensions(), Optional.empty(), Optional.empty(), data.strides()), at);
		}
		return data.dimensions().isEmpty() ? Value.place(object) : ArrayAccess.whole(object, data.element(), data.dimensions(), at);
	}

	/** What a descriptor leads to. */
	static Value described(Expression object, Descriptor descriptor, SourceRange at) {
		Expression data = descriptor.data(object, at);
		if (descriptor.rank() == 0) {
			Expression target = new Dereference(data, descriptor.element(), at);
			return new Value(descriptor.element(), List.of(), i -> target,
					Optional.of(new Whole(target, List.of(), Optional.of(object), Optional.of(descriptor), List.of())));
		}
		List<Dimension> dimensions = descriptor.dimensions(object, at);
		if (descriptor.isStrided()) {
			List<Expression> strides = descriptor.strides(object, at).stream().map(Terms::notZero).toList();
			return ArrayAccess.strided(data, descriptor.element(), dimensions, strides,
					w -> new Whole(w, dimensions, Optional.of(object), Optional.of(descriptor), descriptor.strides(object, at)), at);
		}
		Expression base = Terms.pointer(data, Types.to(ArrayAccess.row(descriptor.element(), dimensions)));
		Value array = ArrayAccess.whole(base, descriptor.element(), dimensions, at);
		return new Value(array.type(), array.extents(), array.element(),
				array.whole().map(w -> new Whole(w.start(), dimensions, Optional.of(object), Optional.of(descriptor), List.of())));
	}

	/** {@code p%x}; of an array of objects those of all. Fortran 2018 §9.4.2 */
	private Optional<Value> component(Value base, Node e) {
		String name = e.children().get(e.children().size() - 1).name();
		if (base.type() instanceof FloatingType f && f.complex()) {
			return complexPart(base, f, name, e.range());
		}
		Optional<Component> found = parts.unit().derived(base.type()).flatMap(t -> inherited(t, name));
		if (found.isEmpty() && !base.isArray()) {
			return parent(base, name, e.range());
		}
		return found.map(c -> {
			UnaryOperator<Expression> member = o -> new Member(o, c.name(), c.field(), e.range());
			if (!base.isArray()) {
				return part(c, member.apply(base.scalar()), e.range());
			}
			return new Value(c.element(), base.extents(),
					i -> c.dimensions().isEmpty() ? part(c, member.apply(base.element().apply(i)), e.range()).scalar()
							: Terms.any(c.element(), List.of(), e.range()),
					components(base, c, e.range()));
		});
	}

	/** Scalar components of all elements are as far from each other as these, where that is a number of components. */
	private Optional<Whole> components(Value base, Component c, SourceRange at) {
		Optional<Long> object = parts.unit().bytes(base.type());
		Optional<Long> component = parts.unit().bytes(c.field()).filter(n -> n > 0);
		boolean even = !c.described() && c.dimensions().isEmpty() && object.isPresent() && component.isPresent()
				&& object.get() % component.get() == 0;
		return base.whole().filter(w -> even).map(w -> {
			Expression step = Terms.number(object.get() / component.get(), at);
			List<Dimension> dimensions = base.extents().stream().map(n -> new Dimension(Terms.number(1, at), Optional.of(n))).toList();
			return new Whole(new Member(w.start(), c.name(), c.field(), at), dimensions, Optional.empty(), Optional.empty(),
					w.spacing().stream().map(s -> Terms.times(s, step)).toList());
		});
	}

	/** {@code z%re}, {@code z%im}. Fortran 2018 §9.4.4 */
	private static Optional<Value> complexPart(Value base, FloatingType type, String name, SourceRange at) {
		FloatingType half = new FloatingType(type.bytes() / 2);
		Expression index = Terms.number(name.equals("im") ? 1 : 0, at);
		return Optional.of(new Value(half, base.extents(),
				i -> new Expression.Subscript(
						Terms.pointer(new Expression.AddressOf(base.element().apply(i), Types.to(type), at), Types.to(half)), index, half,
						at),
				Optional.empty()));
	}

	/** The part that an object of an extended type inherits, by the name of the parent type. Fortran 2018 §7.5.7.2 */
	private Optional<Value> parent(Value base, String name, SourceRange at) {
		Optional<DerivedType> parent = parts.unit().derived(base.type()).flatMap(DerivedType::parent)
				.flatMap(p -> parts.unit().derived(new RecordType(p)));
		return parent.filter(p -> p.record().name().equals(name)).map(p -> Value.place(new Dereference(
				Terms.pointer(new Expression.AddressOf(base.scalar(), Types.to(base.type()), at), Types.to(p.type())), p.type(), at)));
	}

	/** A component of a type or of one that it extends, whose components come first in its layout. Fortran 2018 §7.5.7.2 */
	private static Optional<Component> inherited(DerivedType type, String name) {
		return Optional.ofNullable(type.components().get(name));
	}

	static Value part(Component c, Expression member, SourceRange at) {
		if (c.described()) {
			return described(member, Descriptor.like(c.field(), c.element(), c.dimensions().size()), at);
		}
		return c.dimensions().isEmpty() ? Value.place(member) : ArrayAccess.whole(member, c.element(), c.dimensions(), at);
	}

	/** What one or more lists of subscripts select. */
	private Optional<Value> parts(Value base, Node e, Scope scope, Code code) {
		Value value = base;
		for (Node list : e.all("argument_list")) {
			List<Node> arguments = list.parts();
			if (value.isArray() && arguments.size() == value.extents().size()) {
				value = ArrayAccess.written(new Section(value, e.range()).of(subscripts(arguments, value, scope, code)), e.range());
			} else if (!value.isArray() && value.type() instanceof ArrayType && arguments.size() == 1) {
				value = substring(value, arguments.get(0), scope, code);
			} else {
				return Optional.empty();
			}
		}
		return Optional.of(value);
	}

	private List<Section.Selected> subscripts(List<Node> arguments, Value base, Scope scope, Code code) {
		List<Section.Selected> selected = new ArrayList<>();
		for (int d = 0; d < arguments.size(); d++) {
			Node argument = arguments.get(d);
			Dimension bounds = bounds(base, d, argument.range());
			if (argument.is("extent_specifier")) {
				selected.add(range(argument, bounds, scope, code));
			} else {
				Value index = parts.expressions().value(argument, scope, code);
				selected.add(index.isArray()
						? new Section.Vector(index.extents().get(0), k -> Terms.minus(index.element().apply(List.of(k)), bounds.lower()))
						: new Section.One(Terms.minus(index.scalar(), bounds.lower())));
			}
		}
		return selected;
	}

	private static Dimension bounds(Value array, int d, SourceRange at) {
		return array.whole().filter(w -> d < w.dimensions().size()).map(w -> w.dimensions().get(d))
				.orElseGet(() -> new Dimension(Terms.number(1, at), Optional.of(array.extents().get(d))));
	}

	/** {@code 2:n:2} */
	private Section.Range range(Node triplet, Dimension bounds, Scope scope, Code code) {
		Triplet parsed = Triplet.of(triplet);
		Expression one = Terms.number(1, triplet.range());
		Expression lower = parsed.lower().map(n -> parts.expressions().scalar(n, scope, code)).orElse(bounds.lower());
		Expression stride = parsed.stride().map(n -> parts.expressions().scalar(n, scope, code)).orElse(one);
		Optional<Expression> upper = parsed.upper().map(n -> parts.expressions().scalar(n, scope, code));
		boolean full = parsed.lower().isEmpty() && parsed.upper().isEmpty() && parsed.stride().isEmpty();
		Expression extent = full ? bounds.extent().orElseGet(() -> Terms.any(Types.INDEX, List.of(), triplet.range()))
				: Section.count(lower, upper.or(bounds::upper).orElseGet(() -> Terms.any(Types.INDEX, List.of(), triplet.range())), stride);
		return new Section.Range(Terms.minus(lower, bounds.lower()), extent, stride, full);
	}

	/** {@code s(2:4)}. Fortran 2018 §9.4.1 */
	private Value substring(Value base, Node range, Scope scope, Code code) {
		if (!range.is("extent_specifier")) {
			return Value.of(new Expression.Unmodelled(Unlowered.expression(range), List.of(), base.type(), range.range()));
		}
		Triplet parsed = Triplet.of(range);
		Expression one = Terms.number(1, range.range());
		Expression lower = parsed.lower().map(n -> parts.expressions().scalar(n, scope, code)).orElse(one);
		Optional<Expression> upper = parsed.upper().map(n -> parts.expressions().scalar(n, scope, code))
				.or(() -> ((ArrayType) base.type()).length());
		ArrayType type = Types.row(Type.IntegerType.CHAR, upper.map(u -> Terms.plus(Terms.minus(u, lower), one)));
		Expression first = new Expression.Subscript(base.scalar(), Terms.minus(lower, one), Type.IntegerType.CHAR, range.range());
		Expression address = new Expression.AddressOf(first, Types.to(Type.IntegerType.CHAR), range.range());
		return Value.place(new Dereference(Terms.pointer(address, Types.to(type)), type, range.range()));
	}
}
