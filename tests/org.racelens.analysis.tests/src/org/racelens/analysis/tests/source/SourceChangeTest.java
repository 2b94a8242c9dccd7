package org.racelens.analysis.tests.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextEdit;

class SourceChangeTest {
	private static final SourceText DIGITS = new SourceText("d.c", "0123456789", 7);

	private static SourceChange change(TextEdit... edits) {
		return SourceChange.of(DIGITS, List.of(edits));
	}

	private static String applied(SourceChange change) {
		return change.appliedTo(DIGITS).orElseThrow().text();
	}

	@Test
	void editsOfOneVersionAreAppliedTogether() {
		SourceChange change = change(new TextEdit(8, 10, "!"), TextEdit.insert(0, "ab"), TextEdit.delete(2, 5));
		assertEquals("ab01567!", applied(change));
	}

	@Test
	void changedTextKeepsItsPathAndHasTheNextStamp() {
		SourceText changed = change(TextEdit.insert(10, "\r\n")).appliedTo(DIGITS).orElseThrow();
		assertEquals(new SourceText("d.c", "0123456789\r\n", 8), changed);
	}

	@Test
	void nothingToChangeStillGivesTheNextVersion() {
		assertEquals(Optional.of(new SourceText("d.c", "0123456789", 8)), change().appliedTo(DIGITS));
	}

	@Test
	void staleEditsAreRefused() {
		SourceChange change = change(TextEdit.insert(3, "x"));
		assertEquals(Optional.empty(), change.appliedTo(new SourceText("d.c", "0123456789", 8)));
		assertEquals(Optional.empty(), change.appliedTo(new SourceText("d.c", "0123456789", 6)));
	}

	@Test
	void editsOfAnotherFileAreRefused() {
		assertEquals(Optional.empty(), change(TextEdit.insert(3, "x")).appliedTo(new SourceText("e.c", "0123456789", 7)));
	}

	@Test
	void editsBehindTheEndAreRefused() {
		assertEquals(Optional.empty(), change(TextEdit.delete(8, 11)).appliedTo(DIGITS));
		assertEquals("0123456789x", applied(change(TextEdit.insert(10, "x"))));
	}

	@Test
	void overlappingEditsAreNoChange() {
		assertThrows(IllegalArgumentException.class, () -> change(TextEdit.delete(2, 5), TextEdit.delete(4, 6)));
		assertThrows(IllegalArgumentException.class, () -> change(TextEdit.delete(2, 5), TextEdit.insert(3, "x")));
		assertThrows(IllegalArgumentException.class, () -> change(new TextEdit(2, 5, "a"), new TextEdit(2, 5, "b")));
	}

	@Test
	void neighboursAreNoOverlap() {
		assertEquals("01ab56789", applied(change(new TextEdit(2, 4, "a"), new TextEdit(4, 5, "b"))));
		assertEquals("01x2-56789", applied(change(new TextEdit(3, 5, "-"), TextEdit.insert(2, "x"))));
	}

	@Test
	void insertionsAtOnePlaceKeepTheirOrder() {
		assertEquals("012abc3456789", applied(change(TextEdit.insert(3, "a"), TextEdit.insert(3, "b"), TextEdit.insert(3, "c"))));
	}

	@Test
	void insertionStandsBeforeWhatIsReplacedAtItsPlace() {
		assertEquals("012x-56789", applied(change(new TextEdit(3, 5, "-"), TextEdit.insert(3, "x"))));
	}

	@Test
	void stretchThatEndsBeforeItStartsIsNoEdit() {
		assertThrows(IllegalArgumentException.class, () -> new TextEdit(4, 3, ""));
		assertThrows(IllegalArgumentException.class, () -> new TextEdit(-1, 3, ""));
		assertThrows(NullPointerException.class, () -> new TextEdit(1, 3, null));
	}

	@Test
	void changesOfOneVersionAreJoined() {
		SourceChange joined = change(TextEdit.insert(8, "b")).joined(change(TextEdit.insert(1, "a"))).orElseThrow();
		assertEquals("0a1234567b89", applied(joined));
	}

	@Test
	void whatBothChangesDoIsDoneOnce() {
		TextEdit nowait = TextEdit.delete(4, 6);
		assertEquals("012x36789", applied(change(nowait).joined(change(TextEdit.insert(3, "x"), nowait)).orElseThrow()));
	}

	@Test
	void changesInEachOthersWayAreNotJoined() {
		assertEquals(Optional.empty(), change(TextEdit.delete(2, 5)).joined(change(new TextEdit(4, 7, "x"))));
		assertEquals(Optional.empty(), change(TextEdit.delete(2, 5)).joined(change(TextEdit.insert(3, "x"))));
	}

	@Test
	void changesOfDifferentTextsAreNotJoined() {
		SourceChange change = change(TextEdit.insert(3, "x"));
		assertEquals(Optional.empty(), change.joined(new SourceChange("d.c", 8, List.of(TextEdit.insert(5, "y")))));
		assertEquals(Optional.empty(), change.joined(new SourceChange("e.c", 7, List.of(TextEdit.insert(5, "y")))));
	}

	@Test
	void placesOutsideTheEditsAreFoundAgain() {
		SourceChange change = change(TextEdit.insert(2, "abc"), TextEdit.delete(5, 8));
		String changed = applied(change);
		for (char digit : "0123489".toCharArray()) {
			assertEquals(DIGITS.text().indexOf(digit), change.offsetBefore(changed.indexOf(digit)), "of " + digit);
		}
		assertEquals(10, change.offsetBefore(changed.length()));
	}

	@Test
	void insertedTextWasAtThePlaceOfItsInsertion() {
		SourceChange change = change(TextEdit.insert(2, "abc"));
		assertEquals(List.of(2, 2, 2, 2), List.of(2, 3, 4, 5).stream().map(change::offsetBefore).toList());
		assertEquals(3, change.offsetBefore(6));
	}

	@Test
	void replacedTextStaysWithinWhatItReplaces() {
		SourceChange change = change(new TextEdit(3, 5, "abcd"));
		assertEquals(List.of(3, 4, 5, 5, 5, 6), List.of(3, 4, 5, 6, 7, 8).stream().map(change::offsetBefore).toList());
	}
}
