package org.racelens.recording.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.log.AccessRun;
import org.racelens.recording.log.Event;
import org.racelens.recording.log.LogEnd;
import org.racelens.recording.log.LogLimits;
import org.racelens.recording.log.RunListener;
import org.racelens.recording.log.RunLogs;
import org.racelens.recording.structure.Order;
import org.racelens.recording.structure.RunStructure;
import org.racelens.recording.structure.StructureBuilder;

/** The structure of a written run, with its segments by the addresses that they access. */
record Segments(RunStructure structure, Map<Long, Integer> byAddress) {
	static Segments of(LogWriter writer, Path folder) {
		Map<Long, Integer> byAddress = new HashMap<>();
		StructureBuilder builder = new StructureBuilder();
		try {
			RunLogs.in(writer.write(folder), LogLimits.DEFAULT).read(new RunListener() {
				@Override
				public void stack(int thread, int number, int caller, long returnAddress) {
					builder.stack(thread, number, caller, returnAddress);
				}

				@Override
				public void accesses(int thread, int segment, AccessRun run) {
					byAddress.put(run.address(), segment);
					builder.accesses(thread, segment, run);
				}

				@Override
				public void event(int thread, Event event) {
					builder.event(thread, event);
				}

				@Override
				public void ended(int thread, LogEnd end) {
					builder.ended(thread, end);
				}
			}, Cancellation.NEVER);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
		return new Segments(builder.finish(), byAddress);
	}

	Order order(long first, long second) {
		return structure.order(byAddress.get(first), byAddress.get(second));
	}
}
