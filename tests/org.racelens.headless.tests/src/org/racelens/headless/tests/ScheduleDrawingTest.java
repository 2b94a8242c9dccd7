package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.model.schedule.Schedule;
import org.racelens.report.drawing.Area;
import org.racelens.report.drawing.EstimatedMeasure;
import org.racelens.report.drawing.Part;
import org.racelens.report.drawing.Role;
import org.racelens.report.drawing.Scene;
import org.racelens.report.drawing.ScheduleDrawing;
import org.racelens.report.drawing.Shape;
import org.racelens.report.drawing.Shape.Tip;

/** The drawing of a schedule: a lane for each thread, a row for each step. */
class ScheduleDrawingTest {
	private static final Schedule STALE = ScheduleReportTest.stale();
	private static final ScheduleDrawing DRAWING = new ScheduleDrawing(new EstimatedMeasure());

	private static List<Part> boxes(Scene scene) {
		return STALE.steps().stream()
				.map(step -> scene.parts().stream().filter(part -> ScheduleDrawing.isOf(part, step)).findFirst().orElseThrow()).toList();
	}

	@Test
	void allIsReadableInAnyWidthAndFont() {
		WitnessDrawingTest.assertReadable(DRAWING.draw(STALE));
		for (int last = 0; last <= STALE.steps().size(); last++) {
			WitnessDrawingTest.assertReadable(DRAWING.draw(STALE, last, 300));
			WitnessDrawingTest.assertReadable(new ScheduleDrawing(WitnessDrawingTest.LARGE).draw(STALE, last, 2000));
		}
	}

	@Test
	void stepsStandOneBelowTheOtherInTheLanesOfTheirThreads() {
		Scene scene = DRAWING.draw(STALE);
		List<Area> areas = boxes(scene).stream().map(Part::area).toList();
		List<Area> lanes = scene.parts().stream().filter(part -> part.role() == Role.LANE_TITLE).map(Part::area).toList();
		assertEquals(2, lanes.size());
		for (int i = 0; i < areas.size(); i++) {
			Area lane = lanes.get((int) STALE.steps().get(i).thread());
			assertEquals(lane.middle(), areas.get(i).middle(), 1);
			assertTrue(i == 0 || areas.get(i - 1).bottom() < areas.get(i).y());
		}
	}

	@Test
	void anArrowLeadsFromWhatIsReadToWhoReadsIt() {
		Scene scene = DRAWING.draw(STALE);
		List<Shape.Line> arrows = scene.parts().stream().flatMap(part -> part.shapes().stream())
				.filter(shape -> shape instanceof Shape.Line line && line.tip() == Tip.ARROW).map(Shape.Line.class::cast).toList();
		Area from = boxes(scene).get(1).area();
		Area to = boxes(scene).get(3).area();
		assertEquals(1, arrows.size());
		assertEquals(List.of(from.middle(), from.bottom(), to.middle(), to.y()),
				List.of(arrows.get(0).x1(), arrows.get(0).y1(), arrows.get(0).x2(), arrows.get(0).y2()));
	}

	@Test
	void whatIsStillToComeStandsBack() {
		List<Part> boxes = boxes(DRAWING.draw(STALE, 3, Integer.MAX_VALUE));
		assertEquals(List.of(false, false, false, true, true, true), boxes.stream().map(box -> box.role() == Role.NEIGHBOUR).toList());
		assertEquals(0, remarks(2));
		assertEquals(1, remarks(3));
	}

	private static long remarks(int last) {
		return DRAWING.draw(STALE, last, Integer.MAX_VALUE).parts().stream().filter(part -> part.role() == Role.REASON).count();
	}

	@Test
	void lanesOverlapWhereThereIsNoRoom() {
		Scene wide = DRAWING.draw(STALE);
		Scene narrow = DRAWING.draw(STALE, 6, wide.width() * 2 / 3);
		assertTrue(narrow.width() <= wide.width() * 2 / 3 + 1, narrow.width() + " of " + wide.width());
		assertEquals(wide.height(), narrow.height(), wide.height() / 4);
		assertEquals(boxes(wide).stream().map(Part::place).toList(), boxes(narrow).stream().map(Part::place).toList());
	}

	@Test
	void eachStepIsDescribedAtItsPlace() {
		Part third = boxes(DRAWING.draw(STALE)).get(2);
		assertEquals(Optional.of(STALE.step(3).place()), third.place());
		assertEquals("step 3: thread 1, atomic read (acquire): flag[0] = 0, initially. thread 1 reads flag[0] = 0 in step 3, though step 1"
				+ " wrote 1: nothing orders the two", third.description());
	}
}
