package org.racelens.execution.call;

import java.util.Set;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.unit.CallForm;

/**
 * What the text of a function says of it, but for what it calls.
 *
 * @param traits what it may do itself
 * @param callees the keys of the functions that it calls by name, or has called by a function of the library before this returns
 * @param forms of its calls through pointers
 * @param callsAny whether a function of the library may call others for it before it returns
 * @param named the functions whose address it takes, by key
 * @param variables those of its variables that live longer than a call
 * @param holding those of them in which it stores code
 */
record BodyFacts(Set<Trait> traits, Set<String> callees, Set<CallForm> forms, boolean callsAny, Set<String> named, Set<Variable> variables,
		Set<Variable> holding) {
	/** What a function may do itself. */
	enum Trait {
		/** starts threads, makes requests, registers handlers, gives work to a device */
		STARTS,
		/** begins messages */
		BEGINS,
		/** executes what is not in sight */
		UNSEEN,
		/** gives what is not in sight more than numbers */
		HANDS,
		/** takes the address of code, other than to have it called by a function that returns afterwards */
		NAMES,
		/** stores a pointer where it stays, or returns it */
		KEEPS
	}

	BodyFacts {
		traits = Set.copyOf(traits);
		callees = Set.copyOf(callees);
		forms = Set.copyOf(forms);
		named = Set.copyOf(named);
		variables = Set.copyOf(variables);
		holding = Set.copyOf(holding);
	}
}
