package org.racelens.execution.state;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.racelens.execution.region.MemoryObject;

/**
 * How the tasks of a region share objects: what one task made and tasks inside it reach (local variables that a task construct shares, and
 * copies), and of what was there before, which parts of the region write it.
 */
public final class Escapes {
	/** what is executed after all other accesses of an object */
	private static final String LAST = "(last)";

	private final Set<MemoryObject> reached = new LinkedHashSet<>();
	private final Set<MemoryObject> written = new LinkedHashSet<>();
	private final Set<MemoryObject> writtenBelow = new LinkedHashSet<>();

	private final Map<MemoryObject, Set<String>> writers = new LinkedHashMap<>();
	private final Set<MemoryObject> ofTasks = new LinkedHashSet<>();
	private final Set<String> handingOn = new LinkedHashSet<>();
	private final Set<String> showing = new LinkedHashSet<>();
	private final Map<MemoryObject, String> last = new LinkedHashMap<>();
	private final Set<MemoryObject> notLast = new LinkedHashSet<>();
	private final Set<MemoryObject> published = new LinkedHashSet<>();
	private final Set<MemoryObject> compared = new LinkedHashSet<>();
	private boolean numbers;

	/** The thread that made the object stores its address where others can read it. */
	public void addPublished(MemoryObject object) {
		published.add(object);
	}

	/** Whether the thread that made the object stores its address where others can read it. */
	public boolean isPublished(MemoryObject object) {
		return published.contains(object);
	}

	/** Whether there are objects whose makers store their addresses for others, of which another one does not know that. */
	public boolean publishesMoreThan(Escapes other) {
		return !other.published.containsAll(published);
	}

	/** The address of an object whose maker stores it for others is taken for a number, whatever that says of it. */
	public void addNumber() {
		numbers = true;
	}

	/** Whether the address of an object whose maker stores it for others is taken for a number. */
	public boolean areNumbers() {
		return numbers;
	}

	/** A pointer to the object is compared with another one. */
	public void addCompared(MemoryObject object) {
		compared.add(object);
	}

	/** Whether a pointer to the object is compared with another one. */
	public boolean isCompared(MemoryObject object) {
		return compared.contains(object);
	}

	/** An explicit task inside the one that made the object, which goes on meanwhile, accesses it. */
	public void addTasks(MemoryObject object) {
		ofTasks.add(object);
	}

	/** Whether an explicit task may access the object while the one that made it goes on. */
	public boolean isOfTasks(MemoryObject object) {
		return ofTasks.contains(object);
	}

	/**
	 * An object from before the region is written.
	 *
	 * @param part what one thread executes once at a time; empty outside of any
	 */
	public void addWriter(MemoryObject object, String part) {
		writers.computeIfAbsent(object, o -> new LinkedHashSet<>()).add(part);
	}

	/**
	 * A thread writes an object from before the region, outside of all loops, and it may be that no other comes to it any more.
	 *
	 * @param part what one thread executes; empty outside of any
	 */
	public void addLastWriter(MemoryObject object, String part) {
		String here = part.isEmpty() ? LAST : part;
		addWriter(object, here);
		String first = last.putIfAbsent(object, here);
		if (first != null && (part.isEmpty() || !first.equals(here))) {
			notLast.add(object);
		}
	}

	/** A thread comes to an object from before the region. */
	public void addVisit(MemoryObject object, String part) {
		if (last.containsKey(object) && (part.isEmpty() || !last.get(object).equals(part))) {
			notLast.add(object);
		}
	}

	/** Whether all threads come past a part of a region only when its writes are done. */
	public boolean isHandingOn(String part) {
		return handingOn.contains(part);
	}

	/** All threads of the team come to a part of the region, and past it only when its writes are done. */
	public void addHandingOn(String part) {
		handingOn.add(part);
	}

	/** What a part of a region does atomically, or under a lock, may show others before the part is done what it wrote. */
	public void addShowing(String part) {
		showing.add(part);
	}

	/** What is done atomically, or under a lock, may show others what was written before. */
	public void addShowing() {
		notLast.addAll(last.keySet());
	}

	/** Whether there are objects that are handed on. */
	public boolean handsOn() {
		return writers.keySet().stream().anyMatch(this::isHandedOn);
	}

	/**
	 * Whether all that writes the object are parts that every thread comes past only when their writes are done, and what is executed after
	 * all other accesses.
	 */
	public boolean isHandedOn(MemoryObject object) {
		return writers.containsKey(object) && writers.get(object).stream().allMatch(p -> handingOn.contains(p) || isLast(object, p))
				&& Collections.disjoint(showing, writers.get(object));
	}

	private boolean isLast(MemoryObject object, String part) {
		return part.equals(last.get(object)) && !notLast.contains(object);
	}

	/** Whether a part of the region is all that writes the object. */
	public boolean isWrittenOnlyIn(MemoryObject object, String part) {
		return Set.of(part).equals(writers.get(object));
	}

	/** The objects that one part of the region writes. */
	public Set<MemoryObject> writtenIn(String part) {
		Set<MemoryObject> objects = new LinkedHashSet<>(writers.keySet());
		objects.removeIf(o -> !writers.get(o).contains(part));
		return objects;
	}

	/** A task inside the one that made the object reads it. */
	public void addRead(MemoryObject object) {
		reached.add(object);
	}

	/** A task inside the one that made the object writes it. */
	public void addWriteBelow(MemoryObject object) {
		reached.add(object);
		writtenBelow.add(object);
	}

	/** The task that made the object writes it, after its initialisation. */
	public void addWrite(MemoryObject object) {
		written.add(object);
	}

	/** Whether a task inside the one that made the object reads or writes it. */
	public boolean isReached(MemoryObject object) {
		return reached.contains(object);
	}

	/** Whether a task inside the one that made the object writes it. */
	public boolean isWrittenBelow(MemoryObject object) {
		return writtenBelow.contains(object);
	}

	/** Whether the object is written after its initialisation. */
	public boolean isWritten(MemoryObject object) {
		return written.contains(object) || writtenBelow.contains(object);
	}

	/** Whether the object may change while tasks inside the one that made it read it: teams are joined before that one goes on. */
	public boolean isChangedMeanwhile(MemoryObject object) {
		return writtenBelow.contains(object) || written.contains(object) && ofTasks.contains(object);
	}

	/** A copy that claims less: nothing is handed on. */
	public Escapes withoutHandingOn() {
		Escapes copy = new Escapes();
		copy.addAll(this);
		copy.handingOn.clear();
		copy.last.clear();
		return copy;
	}

	/** Takes over what another one holds; tells whether anything was new. */
	public boolean addAll(Escapes other) {
		boolean grown = reached.addAll(other.reached);
		grown |= written.addAll(other.written);
		grown |= ofTasks.addAll(other.ofTasks);
		grown |= handingOn.addAll(other.handingOn);
		grown |= showing.addAll(other.showing);
		grown |= notLast.addAll(other.notLast);
		grown |= published.addAll(other.published);
		grown |= compared.addAll(other.compared);
		grown |= other.numbers && !numbers;
		numbers |= other.numbers;
		for (Map.Entry<MemoryObject, String> e : other.last.entrySet()) {
			String known = last.putIfAbsent(e.getKey(), e.getValue());
			grown |= known == null || !known.equals(e.getValue()) && notLast.add(e.getKey());
		}
		for (Map.Entry<MemoryObject, Set<String>> e : other.writers.entrySet()) {
			grown |= addWriters(e.getKey(), e.getValue());
		}
		return writtenBelow.addAll(other.writtenBelow) | grown;
	}

	/** Whether that is news: what is written outside of all parts may as well not be mentioned. */
	private boolean addWriters(MemoryObject object, Set<String> parts) {
		Set<String> known = writers.computeIfAbsent(object, o -> new LinkedHashSet<>());
		boolean wasOfParts = !known.isEmpty();
		return known.addAll(parts) && (wasOfParts || !parts.equals(Set.of("")));
	}
}
