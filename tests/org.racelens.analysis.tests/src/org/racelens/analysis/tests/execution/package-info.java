/** What the execution computes with, part by part: values and contents of memory are held against memory of concrete bytes. */
package org.racelens.analysis.tests.execution;
