package org.racelens.execution.state;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.execution.region.MemoryObject;
import org.racelens.logic.term.Name;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;

/**
 * The objects that expressions make: compound literals, and the temporaries that references are bound to and member functions are called
 * on. They are variables that no text names: each evaluation makes a new one, which belongs to the task that evaluates it; those of
 * initializers of static variables live as long as the program. C11 §6.5.2.5; C++17 [class.temporary], [basic.stc.static]
 */
public final class UnnamedObjects {
	private static final String NAME = "a temporary";

	private final Map<Expression, Variable> automatic = new IdentityHashMap<>();
	private final Map<Expression, Variable> lasting = new IdentityHashMap<>();
	private final Map<Variable, Expression> made = new LinkedHashMap<>();
	private final Map<MemoryObject, StringLiteral> texts = new HashMap<>();

	/** The array that a string literal is. */
	public MemoryObject literal(StringLiteral s) {
		MemoryObject object = new MemoryObject(Name.of("literal " + s.range() + s.text()), "a string literal",
				MemoryObject.Kind.LITERAL,
				Optional.empty(), IntegerType.CHAR, 0, 0);
		texts.putIfAbsent(object, s);
		return object;
	}

	/** The literal that an object is. */
	public Optional<StringLiteral> text(MemoryObject object) {
		return Optional.ofNullable(texts.get(object));
	}

	/** Whether an expression made the variable: whoever has its address may write it. */
	public boolean contains(Variable variable) {
		return made.containsKey(variable);
	}

	/** What a variable that an expression made starts with. */
	public Optional<Expression> initializer(Variable variable) {
		return Optional.ofNullable(made.get(variable));
	}

	/** The unnamed objects that live as long as the program. */
	public Stream<Variable> lasting() {
		return made.keySet().stream().filter(Variable::isStatic);
	}

	/** The variable that an expression makes; one for all that it makes of a storage. */
	public Variable variable(Expression e, Storage storage) {
		Variable variable = (storage == Storage.LOCAL ? automatic : lasting).computeIfAbsent(e, x -> made(x, storage));
		made.putIfAbsent(variable, e);
		return variable;
	}

	/** Variables of the text have numbers from 0 on. */
	private Variable made(Expression e, Storage storage) {
		return new Variable(-1 - made.size(), NAME, e.type(), storage, false, e.range());
	}
}
