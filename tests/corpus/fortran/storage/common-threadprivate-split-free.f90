! Claim: a threadprivate block that is declared differently is each thread's own. Source: OpenMP 5.2 §5.2
program main
  implicit none
  integer :: i, w(4), s(8)
  common /scratch/ w
  !$omp threadprivate(/scratch/)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 8
    w(1) = i
    call twice()
    s(i) = w(2)
  end do
  print *, sum(s)
end program main

subroutine twice()
  implicit none
  integer :: from, to, rest(2)
  common /scratch/ from, to, rest
  !$omp threadprivate(/scratch/)
  to = 2 * from
end subroutine twice
