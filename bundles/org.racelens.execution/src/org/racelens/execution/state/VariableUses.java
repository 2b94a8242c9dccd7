package org.racelens.execution.state;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.MemoryObject;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.ParsedUnit;

/** What the text of a unit does with its variables anywhere: writes them, takes their addresses, gives these away. */
public final class VariableUses {
	private final ParsedUnit unit;
	private final UnnamedObjects unnamed;
	private Optional<Set<Variable>> writtenNames = Optional.empty();
	private Optional<LeakedVariables> addresses = Optional.empty();
	private Optional<Set<Variable>> addressedNames = Optional.empty();
	private Optional<Set<Variable>> leakedNames = Optional.empty();
	private Optional<Set<Variable>> storedNames = Optional.empty();
	private Optional<Boolean> convertsPointers = Optional.empty();

	/** what signal handlers that were registered may write at any time */
	private final Set<Variable> handled = new LinkedHashSet<>();
	/** parameters of the root function whose address callers may have given away */
	private final Set<Variable> given = new LinkedHashSet<>();
	/** of the root function those that code of the unit gives values which are not known; empty at the start of the program */
	private Optional<List<Variable>> arguments = Optional.empty();
	/** what these may lead to */
	private Optional<Set<Variable>> passedNames = Optional.empty();

	public VariableUses(ParsedUnit unit, UnnamedObjects unnamed) {
		this.unit = unit;
		this.unnamed = unnamed;
	}

	/** Whether no code of this unit may write the variable and no other unit can see it. */
	public boolean neverWritten(Variable variable) {
		return variable.storage() != Variable.Storage.GLOBAL && !unnamed.contains(variable) && !writtenNames().contains(variable);
	}

	/**
	 * What may be written to a variable that no code outside of the unit can write, for each way of doing so: nothing for a value that the
	 * text does not tell.
	 *
	 * @return nothing where others can write the variable
	 */
	public Optional<List<Optional<Expression>>> written(Variable variable) {
		return variable.storage() == Variable.Storage.GLOBAL || isLeaked(variable) ? Optional.empty()
				: Optional.of(addresses().stored(variable));
	}

	/** The variables that signal handlers may write at any time from now on. */
	public Set<Variable> handled() {
		return handled;
	}

	/** Whether what an object holds may be another value each time that it is looked at. */
	public boolean isHandled(MemoryObject object) {
		return object.variable().filter(handled::contains).isPresent();
	}

	/** Before a root function is executed. */
	public void startRoot() {
		given.clear();
		arguments = Optional.empty();
		passedNames = Optional.empty();
	}

	/**
	 * Before a function is executed that is not the start of the program: code of the unit may have stored addresses in its variables.
	 *
	 * @param parameters those that code of the unit gives values which are not known
	 */
	public void startFunction(Collection<Variable> parameters) {
		arguments = Optional.of(List.copyOf(parameters));
	}

	private Set<Variable> passed() {
		if (passedNames.isEmpty()) {
			passedNames = Optional.of(arguments.filter(own -> !own.isEmpty()).map(own -> addresses().all(own::contains)).orElse(Set.of()));
		}
		return passedNames.get();
	}

	private Set<Variable> stored() {
		if (storedNames.isEmpty()) {
			storedNames = Optional.of(addresses().all(v -> v.isStatic() && mayChange(v)));
		}
		return storedNames.get();
	}

	private boolean mayChange(Variable variable) {
		return !variable.constant() && !neverWritten(variable)
				|| unit.globals().stream().noneMatch(d -> d.variable().equals(variable) && d.initializer().isPresent());
	}

	/** Whether callers of the root function may know the address of a variable that it can use while a region is executed. */
	public boolean isKnownToCallers(Variable variable) {
		return isLeaked(variable) || !variable.isAutomatic() && passed().contains(variable);
	}

	/** Whether a variable of the unit may hold the address of another one since before the root function. */
	public boolean isKept(Variable variable) {
		return arguments.isPresent() && !variable.isAutomatic() && stored().contains(variable);
	}

	/** Whether a parameter of a root, or others, may hold where it is: the code that made it may have kept that. */
	public boolean isKeptByOthers(Variable parameter) {
		return unit.declared().selfReferring().contains(parameter.type());
	}

	/** Others hold from now on where a parameter of a root is. */
	public void give(Variable parameter) {
		given.add(parameter);
	}

	/** Whether some code takes the variable's address. */
	public boolean isAddressed(Variable variable) {
		if (given.contains(variable)) {
			return true;
		}
		if (addressedNames.isEmpty()) {
			addressedNames = Optional.of(WrittenVariables.addressed(unit));
		}
		return addressedNames.get().contains(variable) || unnamed.contains(variable);
	}

	/** Whether code outside of the unit may have got the address of a variable that it can use while a region is executed. */
	public boolean isLeaked(Variable variable) {
		if (given.contains(variable)) {
			return true;
		}
		if (leakedNames.isEmpty()) {
			leakedNames = Optional.of(addresses().all(holder -> false));
		}
		return !variable.isAutomatic() && leakedNames.get().contains(variable);
	}

	private LeakedVariables addresses() {
		if (addresses.isEmpty()) {
			addresses = Optional.of(new LeakedVariables(unit));
		}
		return addresses.get();
	}

	/** Whether some code converts pointers to numbers. */
	public boolean makesNumbersOfPointers() {
		if (convertsPointers.isEmpty()) {
			convertsPointers = Optional.of(WrittenVariables.convertsPointers(unit));
		}
		return convertsPointers.get();
	}

	/** Whether a pointer may lead to the object, as far as one can tell without following any. */
	public boolean isReached(MemoryObject object) {
		return object.variable().isEmpty() || !object.variable().get().isAutomatic() || isAddressed(object.variable().get());
	}

	private Set<Variable> writtenNames() {
		if (writtenNames.isEmpty()) {
			writtenNames = Optional.of(WrittenVariables.of(unit));
		}
		return writtenNames.get();
	}
}
