package org.racelens.frontend.cdt.unit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.DirectiveName;

/**
 * The names declared in a block, with those of the blocks around it. Unlike CDT's bindings it also serves names in pragmas, which are not
 * part of CDT's tree.
 */
public final class Scope {
	/** What a name stands for. */
	public sealed interface Meaning {
	}

	/**
	 * @param reference whether the variable is a C++ reference: it holds the address of what the name denotes
	 * @param doubt why uses of the variable are not understood
	 */
	public record OfVariable(Variable variable, boolean reference, Optional<ModelGap> doubt) implements Meaning {
		public OfVariable(Variable variable, boolean reference) {
			this(variable, reference, Optional.empty());
		}

		OfVariable inDoubt(ModelGap why) {
			return new OfVariable(variable, reference, Optional.of(why));
		}

		/** What is meant where the program may have no such variable. */
		public OfVariable missable() {
			return new OfVariable(variable.missable(), reference, doubt);
		}

		/** A use of the variable; a reference is followed to what it refers to. */
		public Expression use(SourceRange range) {
			Expression named = new VariableReference(variable, range);
			if (doubt.isPresent()) {
				return new Unmodelled(doubt.get(), List.of(named), variable.type(), range);
			}
			return reference && variable.type() instanceof PointerType p ? new Dereference(named, p.pointee(), range) : named;
		}
	}

	/** @param parts the parameters that a pack stands for */
	public record OfPack(List<OfVariable> parts) implements Meaning {
	}

	/**
	 * @param use what a use of the name at a place is
	 * @param origin the variable of the scopes around that is meant
	 */
	public record OfExpression(Function<SourceRange, Expression> use, Optional<Variable> origin) implements Meaning {
	}

	/** @param reference whether it is a C++ reference, of which {@code type} is the pointer that holds the address */
	public record OfType(Type type, boolean reference) implements Meaning {
		public OfType(Type type) {
			this(type, false);
		}
	}

	/** A number that an enumerator, or a parameter of a template, stands for. */
	public record OfConstant(long value, Type type) implements Meaning {
	}

	/**
	 * The function around a scope.
	 *
	 * @param self {@code this} of a member function
	 * @param returnType type of its result
	 * @param returnsReference whether its result is an address
	 * @param templateArguments what the parameters of the templates around it stand for
	 * @param key of the function
	 * @param temporaries the unnamed objects its expressions need
	 */
	public record Frame(Optional<Variable> self, Type returnType, boolean returnsReference, TemplateArguments templateArguments, String key,
			Temporaries temporaries) {
		/** A frame in which nothing is returned. */
		public Frame(Optional<Variable> self, TemplateArguments templateArguments, String key) {
			this(self, VoidType.VOID, false, templateArguments, key, new Temporaries());
		}

		/** The frame in which parameter packs mean one of their arguments. */
		public Frame ofPart(int position) {
			return new Frame(self, returnType, returnsReference, templateArguments.ofPart(position), key, temporaries);
		}
	}

	private final Scope parent;
	private final Frame frame;
	private final Function<String, Optional<Meaning>> beyond;
	private final List<DirectiveName> constructs;
	private final Map<String, Meaning> names = new HashMap<>();

	private Scope(Scope parent, Frame frame, Function<String, Optional<Meaning>> beyond, List<DirectiveName> constructs) {
		this.constructs = constructs;
		this.beyond = beyond;
		this.parent = parent;
		this.frame = frame;
	}

	/** A scope of a file, without names yet. */
	public static Scope root() {
		return new Scope(null, new Frame(Optional.empty(), TemplateArguments.NONE, ""), null, List.of());
	}

	/** A block inside this one. */
	public Scope inner() {
		return new Scope(this, frame, null, constructs);
	}

	/** What a directive governs. */
	public Scope governedBy(List<DirectiveName> directive) {
		return new Scope(this, frame, null, Stream.concat(constructs.stream(), directive.stream()).toList());
	}

	/** What is written once for each argument of a parameter pack, for one of them. */
	public Scope ofPart(int position) {
		return new Scope(this, frame.ofPart(position), null, constructs);
	}

	/** The outermost scope of a function. */
	public Scope function(Frame of) {
		return new Scope(this, of, null, List.of());
	}

	/** The outermost scope of a lambda, with what names mean that it does not declare itself. */
	public Scope closure(Frame of, Function<String, Optional<Meaning>> around) {
		return new Scope(this, of, around, List.of());
	}

	/** The function around this scope, with its template arguments. */
	public Frame frame() {
		return frame;
	}

	/** The leaf directives around this scope in its function, outermost first. */
	public List<DirectiveName> constructs() {
		return constructs;
	}

	/** Declares a name in this scope; an earlier meaning of the name here is replaced. */
	public void declare(String name, Meaning meaning) {
		names.put(name, meaning);
	}

	/** What a name means here; empty if no scope up to the file's declares it. */
	public Optional<Meaning> lookup(String name) {
		for (Scope s = this; s != null; s = s.parent) {
			Meaning found = s.names.get(name);
			if (found != null) {
				return Optional.of(found);
			}
			Optional<Meaning> around = s.beyond == null ? Optional.empty() : s.beyond.apply(name);
			if (around.isPresent()) {
				return around;
			}
		}
		return Optional.empty();
	}

	/** What a name means inside the function; empty if only the file's scope may declare it. */
	public Optional<Meaning> lookupLocal(String name) {
		for (Scope s = this; s != null && s.parent != null; s = s.parent) {
			Meaning found = s.names.get(name);
			if (found != null) {
				return Optional.of(found);
			}
			Optional<Meaning> around = s.beyond == null ? Optional.empty() : s.beyond.apply(name);
			if (around.isPresent()) {
				return around;
			}
		}
		return Optional.empty();
	}
}
