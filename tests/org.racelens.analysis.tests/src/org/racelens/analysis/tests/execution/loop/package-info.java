/** Sequential loops in closed form: their variables, their trips and what they leave, held against loops that are run. */
package org.racelens.analysis.tests.execution.loop;
